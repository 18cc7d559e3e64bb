import { useEffect } from "preact/hooks";
import { openPanel } from "../app/panels";
import { nameOf } from "../table/names";
import type { Session } from "../wire/session";
import { t } from "../words/words";

/** Keys that do something at the table, and what they do. */
export const KEYS = [
  ["T", "web-key-throw"],
  ["B", "web-key-bank"],
  ["1–9", "web-key-choose"],
  ["C", "web-key-call"],
  ["S", "web-key-scores"],
  ["P", "web-key-total"],
  ["?", "web-key-help"],
] as const;

/** Let single keys act at the table, but not while something is typed or laid over it. */
export function useKeys(session: Session | null, say: (sentence: string) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (session !== null && isFree(event) && obey(session, event.key.toLowerCase(), say)) {
        event.preventDefault();
      }
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [session, say]);
}

function isFree(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : null;
  const isTyping = target?.closest("input, select, textarea, dialog") != null;
  return !isTyping && !event.repeat && !event.ctrlKey && !event.metaKey && !event.altKey;
}

function obey(session: Session, key: string, say: (sentence: string) => void): boolean {
  switch (key) {
    case "t":
    case "b":
    case "c":
      return press(session, key, say);
    case "s":
      say(scores(session));
      return true;
    case "p":
      say(total(session));
      return true;
    case "?":
      openPanel("settings");
      return true;
    default:
      return choose(session, Number(key));
  }
}

function press(session: Session, act: string, say: (sentence: string) => void): boolean {
  const yours = session.yours.value;
  if (yours?.legal.includes(act) || yours?.calls.includes(act)) {
    void session.play([act]);
    return true;
  }
  const why = act === "c" ? undefined : yours?.bank?.refusal?.sentence;
  if (why) {
    say(why);
  }
  return why !== undefined;
}

/** Press the chip with this number, in the order in which they are shown. */
function choose(session: Session, number: number): boolean {
  if (!(number >= 1 && number <= 9) || session.yours.value === null) {
    return false;
  }
  const chips = document.querySelectorAll<HTMLButtonElement>(".choices .chip:not(.chip-more)");
  const chip = chips[number - 1];
  chip?.click();
  return chip !== undefined;
}

function scores(session: Session): string {
  const { value: match } = session.match;
  const waiting = match?.position.waiting_for ?? [];
  return (match?.position.scores ?? [])
    .map((score, seat) => {
      const { name } = nameOf(seat, match, null);
      return t("web-score-of", { name, score, moves: waiting.includes(seat) ? "yes" : "no" });
    })
    .join(". ");
}

function total(session: Session): string {
  const points = session.position.value?.turn_total;
  return points == null ? t("web-add-up") : t("web-total-of", { points });
}
