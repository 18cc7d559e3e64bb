import { effect } from "@preact/signals";
import { spoken } from "../words/words";
import { isStill, theme } from "./prefs";

/** Keep the page as the preferences say, for the style sheets and for whatever reads the page aloud. */
export function applyToPage(): void {
  const root = document.documentElement;
  effect(() => {
    root.lang = spoken.value;
    root.dataset.theme = theme.value;
    root.dataset.motion = isStill.value ? "reduced" : "full";
  });
}
