import { effect, signal } from "@preact/signals";
import type { NewTable, Refusal } from "../messages";
import { displayName, lastTable } from "../prefs/prefs";
import { type Answer, Rest } from "../wire/rest";
import { Session } from "../wire/session";
import { spoken, t } from "../words/words";
import { go } from "./router";

const lang = (): string => spoken.peek();

/** The requests of this page. */
export const rest = new Rest(lang);

const session = signal<Session | null>(null);
/** The table that this page is at. */
export const visited = session;

/** Why something could not be done that no table knows of, until the next attempt. */
export const trouble = signal("");

/** Be at a table, newly connected. */
export function enter(link: string, { anew = false } = {}): Session {
  const before = session.peek();
  if (before !== null && before.link === link && !anew) {
    return before;
  }
  before?.close();
  const entered = new Session({ link, lang });
  session.value = entered;
  entered.open();
  return entered;
}

/** Be at no table. */
export function leave(): void {
  session.peek()?.close();
  session.value = null;
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

/** Look after the connection whenever the page is looked at again or the network is back. */
export function watchPage(): void {
  const wake = (): void => {
    if (document.visibilityState === "visible") {
      session.peek()?.wake();
    }
  };
  document.addEventListener("visibilitychange", wake);
  window.addEventListener("online", wake);
  let language = spoken.peek();
  effect(() => {
    if (spoken.value !== language) {
      language = spoken.value;
      session.peek()?.speak();
    }
  });
}

/** Milliseconds between the acts of bots: slow enough to follow. */
const PACE = 1_100;

function sentenceOf(refusal: Refusal): string {
  return refusal.sentence || t("web-offline");
}
