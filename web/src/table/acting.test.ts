import { expect, test } from "vitest";
import type { Options, Position } from "../messages";
import { bankingOf, throwingOf } from "./acting";

const RISK = { ways: 6, losing: [{ why: "no-score", ways: 3 }] };
const OFFER = { act: "k155", dice: "155", points: 200, left: 3, risk: RISK };
const REFUSAL = {
  reason: "keep-first",
  details: {},
  alternatives: [],
  sentence: "Set dice aside.",
};
const position = (phase: string, game = "scoring") =>
  ({ phase, to_throw: [{ kind: "d6", count: 6 }], game: { game } }) as unknown as Position;
const options = (more: object) =>
  ({
    legal: [],
    offers: [],
    payments: [],
    risk: null,
    ride: null,
    bank: { points: 300, score: 900, wins: false, refusal: null },
    ...more,
  }) as unknown as Options;
const KEEPING = options({
  legal: ["k155"],
  offers: [OFFER],
  bank: { points: 300, score: null, wins: false, refusal: REFUSAL },
});

function pressed(
  button: typeof throwingOf,
  more: Partial<Parameters<typeof throwingOf>[0]>,
): string[] | string | null {
  const acts: string[] = [];
  const given = { position: position("decide"), yours: options({}), selected: "", declared: null };
  const action = button({ ...given, ...more }, (...played) => acts.push(...played));
  if (action === null || action.why) {
    return action?.why ?? null;
  }
  action.onPress();
  return acts;
}

test("throwing and banking are what the server offers", () => {
  expect(pressed(throwingOf, { yours: options({ legal: ["t", "b"] }) })).toEqual(["t"]);
  expect(pressed(bankingOf, { yours: options({ legal: ["t", "b"] }) })).toEqual(["b"]);
});

test("a button that does nothing says why", () => {
  const keeping = { position: position("keep"), yours: KEEPING };
  expect(pressed(throwingOf, keeping)).toBe("Set dice aside.");
  expect(pressed(bankingOf, keeping)).toBe("Set dice aside.");
});

test("what is selected is set aside with the next act", () => {
  const keeping = { position: position("keep"), yours: KEEPING, selected: "515" };
  expect(pressed(throwingOf, keeping)).toEqual(["k155", "t"]);
  expect(pressed(bankingOf, keeping)).toEqual(["k155", "b"]);
  expect(pressed(throwingOf, { ...keeping, selected: "51" })).toBe("Set dice aside.");
});

test("another count is declared by banking it, and the true one just banked", () => {
  expect(pressed(bankingOf, { declared: 450 })).toEqual(["b450"]);
  expect(pressed(bankingOf, { declared: 300 })).toEqual(["b"]);
  const keeping = { position: position("keep"), yours: KEEPING, selected: "155" };
  expect(pressed(bankingOf, { ...keeping, declared: 800 })).toEqual(["k155", "b800"]);
});

test("an owed turn is sat out, and what others left can be taken over", () => {
  expect(pressed(throwingOf, { yours: options({ legal: ["z:owed"] }) })).toEqual(["z:owed"]);
  const ride = { act: "r", dice: 2, points: 300, risk: RISK };
  expect(pressed(bankingOf, { yours: options({ ride }) })).toEqual(["r"]);
});

test("there is one button where there is one thing to do", () => {
  expect(pressed(bankingOf, { position: position("begin") })).toBeNull();
  expect(pressed(throwingOf, { yours: options({ payments: [{}] }) })).toBeNull();
  expect(pressed(throwingOf, { yours: options({ legal: ["l", "b"] }) })).toBeNull();
});
