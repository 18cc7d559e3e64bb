import { useEffect } from "preact/hooks";
import { t } from "../words/words";

/** Says that a part of the page could not be fetched, and tries again. */
export function NotLoaded({ onRetry }: { onRetry: () => unknown }) {
  useEffect(() => {
    window.addEventListener("online", onRetry);
    return () => window.removeEventListener("online", onRetry);
  }, [onRetry]);
  return (
    <p class="trouble" role="alert">
      {t("web-not-loaded")}{" "}
      <button type="button" class="link" onClick={onRetry}>
        {t("web-try-again")}
      </button>
    </p>
  );
}
