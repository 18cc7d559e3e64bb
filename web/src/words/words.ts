import { computed, effect, signal } from "@preact/signals";
import { type Language, language } from "../prefs/prefs";
import { type Argument, Catalogue } from "./catalogue";

type Load = () => Promise<unknown>;

/** One chunk a language: only the one that is spoken is fetched. */
const WEB = import.meta.glob("../../../src/pushluck/locales/*/web.ftl", {
  query: "?raw",
  import: "default",
});
const BONES = import.meta.glob("../../../src/pushluck/locales/*/bones.ftl", {
  query: "?raw",
  import: "default",
});

const catalogue = signal<Catalogue>(new Catalogue("en", []));
/** Counts what was added to the catalogue, so that whoever has said something says it again. */
const additions = signal(0);

/** Say a sentence of the page in the language of the moment. */
export function t(key: string, given?: Readonly<Record<string, Argument>>): string {
  additions.value;
  return catalogue.value.say(key, given);
}

/** Write a whole number. */
export function number(value: number): string {
  return catalogue.value.number(value);
}

/** The language that is spoken now: the chosen one, as soon as it is here. */
export const spoken = computed(() => catalogue.value.language);

/** Load the language and every language that is chosen later; resolves when the first one is here. */
export async function startWords(): Promise<void> {
  await speak(language.value);
  effect(() => {
    const wanted = language.value;
    if (wanted !== catalogue.peek().language) {
      void speak(wanted);
    }
  });
}

let wantsBones = false;

/** Load the names of bones, now and in every language that is chosen later. */
export async function learnBones(): Promise<void> {
  if (wantsBones) {
    return;
  }
  wantsBones = true;
  const learning = catalogue.peek();
  learning.add(await read(BONES, learning.language as Language));
  additions.value += 1;
}

async function speak(wanted: Language): Promise<void> {
  const sources = [await read(WEB, wanted)];
  if (wantsBones) {
    sources.push(await read(BONES, wanted));
  }
  if (wanted === language.peek()) {
    catalogue.value = new Catalogue(wanted, sources);
  }
}

async function read(files: Record<string, Load>, wanted: Language): Promise<string> {
  const found = Object.entries(files).find(([path]) => path.includes(`/${wanted}/`));
  return found === undefined ? "" : String(await found[1]());
}

/** Join what belongs together as the language does: "a, b, and c". */
export function listed(items: readonly string[]): string {
  return new Intl.ListFormat(spoken.value, { type: "conjunction" }).format(items);
}
