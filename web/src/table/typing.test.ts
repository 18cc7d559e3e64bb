import { expect, test } from "vitest";
import { facesIn, facesOfKind, missingOf } from "./typing";

test("each kind of dice has its faces", () => {
  expect(facesOfKind("d6", 2).join("")).toBe("123456");
  expect(facesOfKind("middle", 2).join("")).toBe("KRNVYG");
  expect(facesOfKind("lot", 3).join("")).toBe("123");
  expect(facesOfKind("coin", 3)).toEqual([]);
});

test("faces may be typed as people write them", () => {
  expect(facesIn("1 1, 4-5")).toBe("1145");
  expect(facesIn("ku")).toBe("KU");
});

test("what is typed need not be typed again", () => {
  const dice = [
    { kind: "left", count: 2 },
    { kind: "right", count: 1 },
  ];
  expect(missingOf(dice, "H")).toEqual([
    { kind: "left", count: 1 },
    { kind: "right", count: 1 },
  ]);
  expect(missingOf([{ kind: "d6", count: 2 }], "114")).toEqual([{ kind: "d6", count: -1 }]);
});
