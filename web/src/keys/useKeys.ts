import { useEffect, useRef } from "preact/hooks";
import { openPanel } from "../app/panels";
import { sharing } from "../app/visit";
import { shortcuts } from "../prefs/prefs";
import { nameOf } from "../table/names";
import type { Hand } from "../table/useHand";
import type { Session } from "../wire/session";
import { boneName } from "../words/bones";
import { listed, t } from "../words/words";
import { type Wish, wishOf } from "./keys";

/** What keys need to know of the table. */
export interface Keyboard {
  session: Session | null;
  hand: Hand;
  say: (sentence: string) => void;
  /** What was said last about the match. */
  lastWords: () => string;
}

/** Let single keys act at the table, but not while something is typed or laid over it. */
export function useKeys(keyboard: Keyboard): void {
  const now = useRef(keyboard);
  now.current = keyboard;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const wish = shortcuts.peek() && isFree(event) ? wishOf(event.key) : null;
      if (wish !== null && fulfil(wish, now.current)) {
        event.preventDefault();
      }
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}

function isFree(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : null;
  const isTyping = target?.closest("input, select, textarea, dialog") != null;
  return !isTyping && !event.repeat && !event.ctrlKey && !event.metaKey && !event.altKey;
}

/** Do what a key asks for; tells whether it could mean anything now. */
function fulfil(wish: Wish, { session, hand, say, lastWords }: Keyboard): boolean {
  switch (wish.wish) {
    case "throw":
    case "bank":
      return press(`.big[data-kind="${wish.wish}"]`);
    case "toggle":
      return toggle(hand, wish.index);
    case "help":
      openPanel("settings");
      return true;
    case "clear":
      hand.clear();
      return hand.selected.size > 0;
    case "turn":
      return turn(hand);
    case "call":
      return call();
    default:
      return tell(session === null ? "" : wordsFor(wish.wish, session, lastWords), say);
  }
}

type Asked = "repeat" | "scores" | "total" | "dice";

function wordsFor(asked: Asked, session: Session, lastWords: () => string): string {
  switch (asked) {
    case "scores":
      return scores(session);
    case "total":
      return total(session);
    case "dice":
      return dice(session);
    default:
      return lastWords();
  }
}

function tell(sentence: string, say: (sentence: string) => void): boolean {
  if (sentence !== "") {
    say(sentence);
  }
  return sentence !== "";
}

/** The button does what it says, and says why where it does nothing. */
function press(selector: string): boolean {
  const button = document.querySelector<HTMLElement>(`.controls ${selector}`);
  button?.click();
  return button !== null;
}

function toggle(hand: Hand, index: number): boolean {
  const die = document.querySelectorAll<HTMLElement>(".tray-spot")[index];
  if (die?.querySelector("button") == null) {
    return false;
  }
  hand.toggle(index);
  // Where the selection can be set aside as it is, the next key does it.
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>('.chip[data-match="true"]')?.focus(),
  );
  return true;
}

function turn(hand: Hand): boolean {
  if (hand.turned.length === 0) {
    return false;
  }
  const face = document.activeElement?.getAttribute("data-face") ?? "";
  hand.setTurning(hand.turned.some(({ die }) => die === face) ? face : "");
  return true;
}

/** Who of several people at one device calls, a key cannot tell. */
function call(): boolean {
  const callers = sharing.peek().filter(({ yours }) => {
    const { calls = [], legal = [] } = yours.peek() ?? {};
    return calls.includes("c") || legal.includes("c");
  });
  const [caller] = callers;
  if (caller !== undefined && callers.length === 1) {
    void caller.play(["c"]);
  }
  return callers.length === 1;
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

function dice(session: Session): string {
  const position = session.position.value;
  const name = position?.game.game === "bones" ? boneName : (face: string): string => face;
  const named = (faces: string): string => listed([...faces].map(name));
  const { showing = "", corner = "" } = position ?? {};
  return [
    showing === "" ? t("web-dice-none") : t("web-dice-show", { dice: named(showing) }),
    corner === "" ? "" : t("web-dice-aside", { dice: named(corner) }),
  ]
    .filter(Boolean)
    .join(" ");
}
