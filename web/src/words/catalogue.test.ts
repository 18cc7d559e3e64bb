import { expect, test } from "vitest";
import { Catalogue } from "./catalogue";

const read = import.meta.glob<string>("../../../src/pushluck/locales/*/web.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const bones = import.meta.glob<string>("../../../src/pushluck/locales/*/bones.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

const of = (language: string, files: Record<string, string>): string =>
  Object.entries(files).find(([path]) => path.includes(`/${language}/`))?.[1] ?? "";

const make = (language: string): Catalogue => new Catalogue(language, [of(language, read)]);

test.each([
  ["en", "1,500", "27.5%"],
  ["ko", "1,500", "27.5%"],
  ["fr", "1\u202f500", "27,5\u00a0%"],
  ["it", "1.500", "27,5%"],
])("numbers are written as in %s", (language, score, share) => {
  const words = make(language);
  expect(words.number(1500)).toBe(score);
  expect(words.say("web-bank", { points: 1500 })).toContain(score);
  expect(words.say("web-bust-risk", { risk: 0.2749 })).toContain(share);
});

test("ordinals select a form", () => {
  const source =
    "place = { ORDINAL($place) ->\n    [one] { $place }st\n   *[other] { $place }th\n}\n";
  const words = new Catalogue("en", [source]);
  expect(words.say("place", { place: 21 })).toBe("21st");
  expect(words.say("place", { place: 11 })).toBe("11th");
});

test.each(["en", "ko", "fr", "it"])("every sentence can be said in %s", (language) => {
  const source = of(language, read);
  const words = make(language);
  const names = new Set([...source.matchAll(/\$(\w+)/g)].map(([, name]) => name ?? ""));
  const given = Object.fromEntries([...names].map((name) => [name, 2]));
  for (const [, key = ""] of source.matchAll(/^([\w-]+) =/gm)) {
    const errors: Error[] = [];
    expect(words.say(key, given, errors)).not.toBe(key);
    expect(errors).toEqual([]);
  }
});

test("names of bones are learnt later", () => {
  const words = make("fr");
  expect(words.has("bone-short-skull")).toBe(false);
  words.add(of("fr", bones));
  expect(words.say("bone-short-skull")).toBe("crâne");
});

test("what does not exist is said by its key, and noticed", () => {
  const errors: Error[] = [];
  expect(make("en").say("nothing", {}, errors)).toBe("nothing");
  expect(errors.length).toBe(1);
});
