import { effect } from "@preact/signals";
import { isStill, language, theme } from "./prefs";

/** Keep the page as the preferences say, for the style sheets and for whatever reads the page aloud. */
export function applyToPage(): void {
  const root = document.documentElement;
  effect(() => {
    root.lang = language.value;
    root.dataset.theme = theme.value;
    root.dataset.motion = isStill.value ? "reduced" : "full";
  });
}
