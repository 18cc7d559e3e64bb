import { shortcuts } from "../prefs/prefs";
import { t } from "../words/words";

/** The keys that matter most, where there is likely to be a keyboard; the style sheet knows where. */
export function KeyLine({ isShown }: { isShown: boolean }) {
  return (
    shortcuts.value && (
      <p class="key-line" data-shown={isShown} aria-hidden="true">
        <kbd>1</kbd>–<kbd>6</kbd> {t("web-key-choose")} · <kbd>T</kbd> {t("web-key-throw")} ·{" "}
        <kbd>B</kbd> {t("web-key-bank")} · <kbd>?</kbd> {t("web-key-help")}
      </p>
    )
  );
}
