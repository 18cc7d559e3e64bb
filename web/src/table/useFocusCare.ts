import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";

/** What can be chosen, in the order in which it deserves the focus. */
const CHOICES = [
  ".cover button",
  ".slot",
  ".choices .chip",
  "button.tray-die",
  ".actions .big:not([aria-disabled=true])",
  ".actions .big",
];

/**
 * Keep whoever plays by keyboard where they can go on: at the choices after a throw, else at the next big button.
 *
 * The focus is only taken from where it can do nothing any more, never from whatever somebody reads or types.
 *
 * @param moment - Changes whenever there is something else to do; empty while there is nothing.
 */
export function useFocusCare(play: RefObject<HTMLElement | null>, moment: string): void {
  useEffect(() => {
    if (moment !== "" && play.current !== null && isIdle(play.current, document.activeElement)) {
      firstChoice(play.current)?.focus({ preventScroll: true });
    }
  }, [moment, play]);
}

function firstChoice(play: HTMLElement): HTMLElement | null {
  // Where there is a keyboard faces are typed, and else tapped: a field would call up the keyboard of a phone.
  const isTyped = matchMedia("(hover: hover) and (pointer: fine)").matches;
  const face = play.querySelector<HTMLElement>(isTyped ? ".typed input" : ".face-key");
  if (face !== null) {
    return face;
  }
  for (const choice of CHOICES) {
    const found = play.querySelector<HTMLElement>(choice);
    if (found !== null) {
      return found;
    }
  }
  return null;
}

function isIdle(play: HTMLElement, active: Element | null): boolean {
  if (document.querySelector("dialog[open]") !== null) {
    return false;
  }
  const isNowhere = active === null || active === document.body;
  return isNowhere || (play.contains(active) && active.matches(".big, .chip, .tray-die, .slot"));
}
