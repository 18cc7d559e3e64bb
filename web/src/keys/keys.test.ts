import { expect, test } from "vitest";
import { KEYS, wishOf } from "./keys";

test.each([
  ["1", { wish: "toggle", index: 0 }],
  ["6", { wish: "toggle", index: 5 }],
  ["0", { wish: "toggle", index: 9 }],
  ["t", { wish: "throw" }],
  ["T", { wish: "throw" }],
  ["Escape", { wish: "clear" }],
  ["?", { wish: "help" }],
])("%s asks for something", (key, wish) => {
  expect(wishOf(key)).toEqual(wish);
});

test.each(["Enter", " ", "Tab", "q", "10", "F5"])("%j is left to the browser", (key) => {
  expect(wishOf(key)).toBeNull();
});

test("every key that is shown does something", () => {
  const letters = KEYS.map(([key]) => key).filter((key) => key.length === 1);
  expect(letters.every((key) => wishOf(key) !== null)).toBe(true);
});
