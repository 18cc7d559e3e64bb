import { signal } from "@preact/signals";
import type { React as Reaction } from "../messages";
import type { Session } from "../wire/session";
import { t } from "../words/words";
import { nameOf } from "./names";

type Kind = Reaction["reaction"];
const KINDS: readonly Kind[] = ["clap", "gasp", "laugh", "sad", "hurry", "thanks"];
const isMuted = signal(false);

/** Says the name of a reaction. */
function wordOf(kind: Kind): string {
  switch (kind) {
    case "clap":
      return t("web-clap");
    case "gasp":
      return t("web-gasp");
    case "hurry":
      return t("web-hurry");
    case "laugh":
      return t("web-laugh");
    case "sad":
      return t("web-sad");
    default:
      return t("web-thanks");
  }
}

/** Few words that need no typing, and the last ones of the others. */
export function Reactions({ session }: { session: Session }) {
  const { reactions } = session.known.value;
  const match = session.match.value;
  const table = session.table.value;
  return (
    <details class="reactions">
      <summary>{t("web-reactions")}</summary>
      {session.you.value !== null && (
        <div class="reactions-row">
          {KINDS.map((kind) => (
            <button key={kind} type="button" class="chip" onClick={() => session.react(kind)}>
              {wordOf(kind)}
            </button>
          ))}
        </div>
      )}
      <label class="switch">
        <input
          type="checkbox"
          checked={isMuted.value}
          onChange={(event) => {
            isMuted.value = event.currentTarget.checked;
          }}
        />
        {t("web-mute")}
      </label>
      {!isMuted.value && (
        <ul class="reactions-heard" aria-live="polite">
          {reactions.slice(-3).map(({ number, seat, reaction }) => (
            <li key={number}>
              {t("web-reacted", {
                name: nameOf(seat, match, table).name,
                what: wordOf(reaction),
              })}
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
