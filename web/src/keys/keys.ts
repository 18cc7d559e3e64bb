/** Keys that do something at the table, and what they do. */
export const KEYS = [
  ["T", "web-key-throw"],
  ["B", "web-key-bank"],
  ["1–9, 0", "web-key-choose"],
  ["Enter", "web-key-press"],
  ["C", "web-key-call"],
  ["X", "web-key-turn"],
  ["R", "web-key-repeat"],
  ["S", "web-key-scores"],
  ["P", "web-key-total"],
  ["D", "web-key-dice"],
  ["?", "web-key-help"],
] as const;

/** What a key asks for. */
export type Wish =
  | { wish: "throw" | "bank" | "call" | "turn" | "repeat" | "scores" | "total" | "dice" }
  | { wish: "help" | "clear" }
  | { wish: "toggle"; index: number };

const WISHES: Readonly<Record<string, Wish>> = {
  t: { wish: "throw" },
  b: { wish: "bank" },
  c: { wish: "call" },
  x: { wish: "turn" },
  r: { wish: "repeat" },
  s: { wish: "scores" },
  p: { wish: "total" },
  d: { wish: "dice" },
  "?": { wish: "help" },
  escape: { wish: "clear" },
};

/** Return what a key asks for; null where it asks for nothing. Dice are counted from 1, and 0 is the tenth. */
export function wishOf(key: string): Wish | null {
  if (/^\d$/.test(key)) {
    return { wish: "toggle", index: (Number(key) + 9) % 10 };
  }
  return WISHES[key.toLowerCase()] ?? null;
}
