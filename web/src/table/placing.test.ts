import { expect, test } from "vitest";
import type { OfferView } from "../messages";
import { placesOf } from "./placing";

const offer = (act: string, dice: string, slot: string, points: number) =>
  ({ act, dice, slot, points }) as OfferView;
const FITTING = [offer("pK", "K", "K", 1), offer("pY", "Y", "Y", 9)];
const WRONG = [offer("mHN", "H", "N", -5), offer("mHO", "H", "O", -5), offer("mUN", "U", "N", -5)];

test("a bone may be laid where it belongs", () => {
  expect(placesOf(FITTING, "K")).toEqual([
    { face: "K", slot: "K", act: "pK", points: 1, isWrong: false },
  ]);
  expect(placesOf(FITTING, "H")).toEqual([]);
});

test("as long as none is chosen every bone that fits may be laid", () => {
  expect(placesOf(FITTING, "").map(({ act }) => act)).toEqual(["pK", "pY"]);
});

test("a bone that fits nowhere is laid in a wrong place, once it is chosen", () => {
  expect(placesOf(WRONG, "")).toEqual([]);
  expect(placesOf(WRONG, "H").map(({ slot, isWrong }) => [slot, isWrong])).toEqual([
    ["N", true],
    ["O", true],
  ]);
});
