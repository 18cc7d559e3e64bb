import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { stored } from "./stored";

/** Languages of the catalogues, each by its own name. */
export const LANGUAGES = { en: "English", ko: "한국어", fr: "Français", it: "Italiano" } as const;
/** A language of the catalogues. */
export type Language = keyof typeof LANGUAGES;
/** Light, dark, or as the system is set. */
export const THEMES = ["auto", "light", "dark"] as const;
/** How much moves: as the system is set, hardly anything, everything. */
export const MOTIONS = ["auto", "reduced", "full"] as const;

const oneOf =
  <T extends string>(values: readonly T[]) =>
  (value: unknown): value is T =>
    values.some((each) => each === value);
const isText = (value: unknown): value is string => typeof value === "string";
const isSwitch = (value: unknown): value is boolean => typeof value === "boolean";
const isShare = (value: unknown): value is number =>
  typeof value === "number" && value >= 0 && value <= 1;

/** The chosen language, or `auto` for the browser's. */
export const chosenLanguage = stored(
  "language",
  "auto",
  oneOf<Language | "auto">(["auto", ...languages()]),
);
/** Light or dark. */
export const theme = stored("theme", "auto", oneOf(THEMES));
/** How much moves. */
export const motion = stored("motion", "auto", oneOf(MOTIONS));
/** Loudness from 0 to 1. */
export const volume = stored("volume", 0.6, isShare);
/** Figures on dice in place of pips. */
export const numerals = stored("numerals", false, isSwitch);
/** Say less to those who listen: what others do only by its result. */
export const brief = stored("brief", false, isSwitch);
/** Single keys act at the table. */
export const shortcuts = stored("shortcuts", true, isSwitch);
/** Tell by the system's own means when it is this person's move and the page is not looked at. */
export const notifies = stored("notifies", false, isSwitch);
/** Do not show what others say by a reaction. */
export const mutes = stored("mutes", false, isSwitch);
/** Who else plays from this device, and at which table. */
export const sharers = stored("sharers", "", isText);
/** The name by which this person sat down last. */
export const displayName = stored("name", "", isText);
/** The link of the table that this browser has played at last. */
export const lastTable = stored("table", "", isText);

/** The language to speak. */
export const language: ReadonlySignal<Language> = computed(() =>
  chosenLanguage.value === "auto" ? browserLanguage() : chosenLanguage.value,
);

const stillness = matching("(prefers-reduced-motion: reduce)");
/** Whether movement is to be replaced by a short fade. */
export const isStill: ReadonlySignal<boolean> = computed(() =>
  motion.value === "auto" ? stillness.value : motion.value === "reduced",
);

function languages(): Language[] {
  return Object.keys(LANGUAGES) as Language[];
}

function browserLanguage(): Language {
  const known = languages();
  for (const wish of navigator.languages) {
    const code = wish.toLowerCase().split("-")[0];
    const found = known.find((each) => each === code);
    if (found !== undefined) {
      return found;
    }
  }
  return "en";
}

function matching(query: string): ReadonlySignal<boolean> {
  if (typeof matchMedia === "undefined") {
    return signal(false);
  }
  const media = matchMedia(query);
  const matches = signal(media.matches);
  media.addEventListener("change", () => {
    matches.value = media.matches;
  });
  return matches;
}
