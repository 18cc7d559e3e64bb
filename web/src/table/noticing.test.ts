import { beforeAll, expect, test, vi } from "vitest";
import type { Notice } from "../messages";
import { chosenLanguage } from "../prefs/prefs";
import { learn, speak } from "../words/words";
import { noticeWords } from "./noticing";

const STOOD_IN: Notice = {
  key: "stands-in",
  seat: 1,
  details: { name: "Ben", bot: "bot:careful" },
  sentence: "Careful plays for Ben.",
};

const sources = import.meta.glob<string>("../../../src/pushluck/locales/*/*.ftl", {
  query: "?raw",
  import: "default",
});

/** Find a catalogue as the server would: by the end of its address. */
async function fetchSource(url: string): Promise<Response> {
  const end = url.match(/locales\/\w+\/\w+\.ftl/)?.[0] ?? url;
  const found = Object.entries(sources).find(([path]) => path.endsWith(end));
  return new Response(await found?.[1](), { status: found ? 200 : 404 });
}

beforeAll(async () => {
  vi.stubGlobal("fetch", fetchSource);
  chosenLanguage.value = "fr";
  await speak();
});

test("what happened to a table is said in every language that is chosen, as soon as the page knows how", async () => {
  expect(noticeWords(STOOD_IN)).toBe("Careful plays for Ben.");
  await learn("notices");
  expect(noticeWords(STOOD_IN)).toBe("Prudence joue pour Ben.");
  chosenLanguage.value = "en";
  await speak();
  expect(noticeWords(STOOD_IN)).toBe("Careful plays for Ben.");
  expect(noticeWords({ key: "began", seat: null, details: { number: 2 }, sentence: "" })).toBe(
    "Match 2 begins.",
  );
});
