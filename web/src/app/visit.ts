import { computed, effect, signal } from "@preact/signals";
import type { NewTable, Refusal } from "../messages";
import { displayName, lastTable, sharers } from "../prefs/prefs";
import { type Answer, Rest } from "../wire/rest";
import { Session } from "../wire/session";
import { guestsIn, holderOf, nextGuest, noteOf } from "../wire/sharing";
import { spoken, t } from "../words/words";
import { go } from "./router";

const lang = (): string => spoken.peek();

/** The requests of this page. */
export const rest = new Rest(lang);

/** One for each person who plays from this device; the first one is whoever opened the page. */
const sessions = signal<readonly Session[]>([]);
let holder: Session | null = null;
/** The table that this page is at, as whoever has to act sees it. */
export const visited = computed(() => {
  // Which of several it is depends on who it was.
  holder = holderOf(sessions.value, holder);
  return holder;
});
/** The visits of everybody at this device. */
export const sharing = computed(() => sessions.value);

/** Why something could not be done that no table knows of, until the next attempt. */
export const trouble = signal("");

/** Be at a table, newly connected. */
export function enter(link: string, { anew = false } = {}): Session {
  const [before] = sessions.peek();
  if (before !== undefined && before.link === link && !anew) {
    return before;
  }
  closeAll();
  const entered = new Session({ link, lang });
  const others = guestsIn(sharers.peek(), link).map((guest) => new Session({ link, lang, guest }));
  sessions.value = [entered, ...others];
  for (const session of sessions.peek()) {
    session.open();
  }
  return entered;
}

/** Be at no table. */
export function leave(): void {
  closeAll();
  sessions.value = [];
}

function closeAll(): void {
  for (const session of sessions.peek()) {
    session.close();
  }
}

/** Open a table, go there, and return its session; null where it was refused, and `trouble` says why. */
export async function openTable(table: Omit<NewTable, "name">): Promise<Session | null> {
  const name = displayName.value || t("web-guest");
  const opened = brought(await rest.openTable({ name, pace: PACE, ...table }));
  if (opened === null) {
    return null;
  }
  lastTable.value = opened.link;
  const entered = enter(opened.link);
  go(`/t/${opened.link}`);
  return entered;
}

/** A table against bots is being opened and its match begun. */
export const isDealing = signal(false);

/** Open a table against bots and begin to play. */
export async function playBots(rules: string, bots: string[]): Promise<Session | null> {
  isDealing.value = true;
  try {
    const entered = await openTable({ rules, bots });
    await entered?.command({ type: "start" });
    return entered;
  } finally {
    isDealing.value = false;
  }
}

/** Sit down at a table; the new seat needs a new connection. */
export async function sitDown(link: string, name: string): Promise<boolean> {
  const seated = brought(await rest.takeSeat(link, { name }));
  if (seated === null) {
    return false;
  }
  displayName.value = name;
  lastTable.value = link;
  enter(link, { anew: true });
  return true;
}

/** Let one more person play from this device. */
export async function sitDownHere(link: string, name: string): Promise<boolean> {
  const guest = nextGuest(sessions.peek().map((each) => each.guest));
  if (guest === null || brought(await rest.takeSeat(link, { name }, guest)) === null) {
    return false;
  }
  const joined = new Session({ link, lang, guest });
  sessions.value = [...sessions.peek(), joined];
  sharers.value = noteOf(
    link,
    sessions.peek().map((each) => each.guest),
  );
  joined.open();
  return true;
}

/** Return what a request has brought, or null and say in `trouble` why it has brought nothing. */
export function brought<T>(answer: Answer<T>): T | null {
  trouble.value = answer.ok ? "" : sentenceOf(answer.refusal);
  return answer.ok ? answer.value : null;
}

/** Wait until something is so. */
export function when(isSo: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const stop = effect(() => {
      if (isSo()) {
        resolve();
        queueMicrotask(() => stop());
      }
    });
  });
}

/** Look after the connection whenever the page is looked at again, or the network goes or is back. */
export function watchPage(): void {
  const wake = (): void => {
    if (document.visibilityState === "visible") {
      for (const session of sessions.peek()) {
        session.wake();
      }
    }
  };
  document.addEventListener("visibilitychange", wake);
  window.addEventListener("online", wake);
  window.addEventListener("offline", () => {
    for (const session of sessions.peek()) {
      session.cut();
    }
  });
  let language = spoken.peek();
  effect(() => {
    if (spoken.value !== language) {
      language = spoken.value;
      trouble.value = "";
      for (const session of sessions.peek()) {
        session.speak();
      }
    }
  });
}

/** Milliseconds between the acts of bots: slow enough to follow. */
const PACE = 1_100;

function sentenceOf(refusal: Refusal): string {
  return refusal.sentence || t("web-offline");
}
