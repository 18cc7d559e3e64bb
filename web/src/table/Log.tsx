import { useState } from "preact/hooks";
import type { EventView } from "../messages";
import { t } from "../words/words";

/** Where there is room beside the table, the log is open from the start. */
const IS_WIDE = window.matchMedia("(width >= 60em)").matches;

/** Everything that has happened, folded away until somebody wants to know. */
export function Log({ events }: { events: readonly EventView[] }) {
  const [isCopied, setCopied] = useState(false);
  const sentences = events.flatMap(({ told }) => told.map(({ sentence }) => sentence));
  const copy = async (): Promise<void> => setCopied(await copied(sentences.join("\n")));
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

/** Put a text on the clipboard, also on a page that came by plain HTTP, as in a house; tells whether it is there. */
async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = document.createElement("textarea");
    area.value = text;
    area.className = "visually-hidden";
    document.body.append(area);
    area.select();
    const isDone = document.execCommand("copy");
    area.remove();
    return isDone;
  }
}
