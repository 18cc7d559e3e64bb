import { expect, test } from "vitest";
import { nearestTo } from "./nearest";

const at = (left: number, top: number, side = 44): Element =>
  ({ getBoundingClientRect: () => ({ left, top, width: side, height: side }) }) as Element;

test("of what overlaps, that is meant whose middle is nearest", () => {
  const [one, other] = [at(0, 0), at(10, 0)];
  expect(nearestTo(26, 22, [one, other])).toBe(one);
  expect(nearestTo(28, 22, [one, other])).toBe(other);
  expect(nearestTo(28, 22, [other, one])).toBe(other);
});

test("where there is nothing, nothing is meant", () => {
  expect(nearestTo(0, 0, [])).toBeNull();
});
