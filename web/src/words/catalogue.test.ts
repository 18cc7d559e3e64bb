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

test.each([
  ["en", "\u22121,500"],
  ["ko", "\u22121,500"],
  ["fr", "\u22121\u202f500"],
  ["it", "\u22121.500"],
])("less than nothing has a minus sign in %s", (language, score) => {
  const words = make(language);
  expect(words.number(-1500)).toBe(score);
  expect(words.say("web-bank", { points: -1500 })).toContain(score);
});

test.each([
  [
    "en",
    ["20 seconds", "1 minute", "4 min 59 sec", "8 hours", "7 hr 59 min", "3 days", "2 days 23 hr"],
  ],
  ["ko", ["20초", "1분", "4분 59초", "8시간", "7시간 59분", "3일", "2일 23시간"]],
  [
    "fr",
    ["20 secondes", "1 minute", "4 min 59 s", "8 heures", "7 h 59 min", "3 jours", "2 j 23 h"],
  ],
  [
    "it",
    ["20 secondi", "1 minuto", "4 min 59 s", "8 ore", "7 h 59 min", "3 giorni", "2 giorni 23 h"],
  ],
])("times are told by their two largest units in %s", (language, told) => {
  const words = make(language);
  const times = [20, 60, 299, 28_800, 28_799, 259_200, 259_199];
  // Which kind of space stands before a unit is the language's own affair.
  expect(times.map((time) => words.duration(time).replace(/\s/g, " "))).toEqual(told);
  expect(words.duration(0)).toMatch(/^0/);
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
