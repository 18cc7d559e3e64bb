import { useState } from "preact/hooks";
import type { EventView } from "../messages";
import { t } from "../words/words";

/** Where there is room beside the table, the log is open from the start. */
const IS_WIDE = window.matchMedia("(min-width: 960px)").matches;

/** Everything that has happened, folded away until somebody wants to know. */
export function Log({ events }: { events: readonly EventView[] }) {
  const [isCopied, setCopied] = useState(false);
  const sentences = events.flatMap(({ told }) => told.map(({ sentence }) => sentence));
  const copy = async (): Promise<void> => {
    await navigator.clipboard?.writeText(sentences.join("\n"));
    setCopied(true);
  };
  return (
    <details class="log" open={IS_WIDE} onToggle={() => setCopied(false)}>
      <summary>{t("web-log")}</summary>
      {sentences.length === 0 ? (
        <p>{t("web-log-empty")}</p>
      ) : (
        <>
          <ol class="log-lines" reversed>
            {sentences.toReversed().map((sentence, index) => (
              <li key={sentences.length - index}>{sentence}</li>
            ))}
          </ol>
          <button type="button" class="quiet" onClick={copy}>
            {isCopied ? t("web-copied") : t("web-copy-log")}
          </button>
        </>
      )}
    </details>
  );
}
