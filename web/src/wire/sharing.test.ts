import { expect, test } from "vitest";
import type { Options } from "../messages";
import { guestsIn, holderOf, nextGuest, noteOf } from "./sharing";

const person = (legal: string[], you: number | null = 0) => ({
  yours: { value: { legal } as unknown as Options },
  you: { value: you },
});

test("the device shows whoever has to act", () => {
  const [ada, ben] = [person([]), person(["t"])];
  expect(holderOf([ada, ben], ada)).toBe(ben);
});

test("it stays where it is while several have to act, or nobody", () => {
  const [ada, ben] = [person(["a"]), person(["a"])];
  expect(holderOf([ada, ben], ben)).toBe(ben);
  const [cem, dana] = [person([]), person([])];
  expect(holderOf([cem, dana], dana)).toBe(dana);
  expect(holderOf([cem, dana], null)).toBe(cem);
});

test("whoever has gone from here, or only watches, does not hold it", () => {
  const [ada, ben, gone] = [person([]), person(["t"], null), person(["t"])];
  expect(holderOf([ada, ben], gone)).toBe(ada);
  expect(holderOf([], gone)).toBeNull();
});

test("who sits at this device is found again", () => {
  expect(guestsIn(noteOf("abc", [1, 2, 4]), "abc")).toEqual([2, 4]);
  expect(guestsIn(noteOf("abc", [1, 2]), "other")).toEqual([]);
  expect(guestsIn("", "abc")).toEqual([]);
  expect(guestsIn("abc x 99 1", "abc")).toEqual([]);
  expect(noteOf("abc", [1])).toBe("");
});

test("a person who sits down takes the first free number", () => {
  expect(nextGuest([1, 3])).toBe(2);
  expect(nextGuest(Array.from({ length: 12 }, (_, index) => index + 1))).toBeNull();
});
