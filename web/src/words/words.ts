import { computed, effect, signal } from "@preact/signals";
import { language } from "../prefs/prefs";
import { type Argument, Catalogue } from "./catalogue";

/** Where the catalogues lie: only the language that is spoken is fetched, and a part when it is needed. */
const FILES = import.meta.glob<string>("../../../src/pushluck/locales/*/{web,bones,notices}.ftl", {
  query: "?url",
  import: "default",
  eager: true,
});

/** What can be said besides, once it has been learnt: the names of bones, and what happens to a table. */
export type Part = "bones" | "notices";

const catalogue = signal<Catalogue>(new Catalogue("en", []));
/** Counts what was added to the catalogue, so that whoever has said something says it again. */
const additions = signal(0);

/** Say a sentence of the page in the language of the moment. */
export function t(key: string, given?: Readonly<Record<string, Argument>>): string {
  additions.value;
  return catalogue.value.say(key, given);
}

/** Whether there is such a sentence, as far as the page has learnt. */
export function canSay(key: string): boolean {
  additions.value;
  return catalogue.value.has(key);
}

/** Write a whole number. */
export function number(value: number): string {
  return catalogue.value.number(value);
}

/** Write a time of so many seconds. */
export function duration(seconds: number): string {
  return catalogue.value.duration(seconds);
}

/** The language that is spoken now: the chosen one, as soon as it is here. */
export const spoken = computed(() => catalogue.value.language);

/** The chosen language could not be fetched: the page goes on in the one before. */
export const isSpeechless = signal(false);

/** Load the language and every language that is chosen later; resolves when the first one is here. */
export async function startWords(): Promise<void> {
  await speak();
  effect(() => {
    if (language.value !== catalogue.peek().language) {
      void speak();
    }
  });
}

const learnt = new Set<Part>();

/** Learn a part, now and in every language that is chosen later; one that cannot be fetched is asked for again. */
export async function learn(part: Part): Promise<void> {
  if (learnt.has(part)) {
    return;
  }
  learnt.add(part);
  const learning = catalogue.peek();
  try {
    learning.add(await read(learning.language, part));
    additions.value += 1;
  } catch {
    learnt.delete(part);
  }
}

/** Speak the chosen language, as soon as it has been fetched. */
export async function speak(): Promise<void> {
  const wanted = language.peek();
  try {
    const parts = [...learnt].map((part) => read(wanted, part));
    const sources = await Promise.all([read(wanted, "web"), ...parts]);
    if (wanted === language.peek()) {
      isSpeechless.value = false;
      catalogue.value = new Catalogue(wanted, sources);
    }
  } catch {
    isSpeechless.value = wanted === language.peek();
  }
}

/** Modules would be simpler, but one that could not be fetched is never asked for again. */
async function read(wanted: string, part: Part | "web"): Promise<string> {
  const url = FILES[`../../../src/pushluck/locales/${wanted}/${part}.ftl`] ?? "";
  const answer = await fetch(url);
  if (!answer.ok) {
    throw new Error(`${url}: ${answer.status}`);
  }
  return answer.text();
}

/** Join what belongs together as the language does: "a, b, and c". */
export function listed(items: readonly string[]): string {
  return new Intl.ListFormat(spoken.value, { type: "conjunction" }).format(items);
}
