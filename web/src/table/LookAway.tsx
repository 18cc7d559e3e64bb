import { t } from "../words/words";

/** A closed eye: the way to a cheat for whoever cannot hold a die or press a key. */
export function LookAway({ onPress }: { onPress: () => void }) {
  return (
    <button
      type="button"
      class="quiet icon-button turning-open"
      aria-label={t("web-nobody-looks")}
      aria-keyshortcuts="X"
      onClick={onPress}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 10c2.4 3.3 5.4 5 9 5s6.6-1.7 9-5M6.2 13.2 4.6 15.5M12 15v2.7M17.8 13.2l1.6 2.3" />
      </svg>
    </button>
  );
}
