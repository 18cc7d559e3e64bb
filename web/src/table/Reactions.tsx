import { useEffect, useState } from "preact/hooks";
import type { React as Reaction } from "../messages";
import { mutes } from "../prefs/prefs";
import type { Session } from "../wire/session";
import type { Known } from "../wire/taking";
import { t } from "../words/words";

type Kind = Reaction["reaction"];
const KINDS: readonly Kind[] = ["clap", "gasp", "laugh", "sad", "hurry", "thanks"];
/** Milliseconds for which a reaction is shown at its seat. */
const SHOWN = 3_500;

/** Says the name of a reaction. */
export function wordOf(kind: Kind): string {
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

/** Few words that need no typing. */
export function Reactions({ session }: { session: Session }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div class="reactions">
      <button
        type="button"
        class="quiet icon-button"
        aria-label={t("web-reactions")}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 4.5h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-7l-4.5 4v-4H5a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2z" />
          <path d="M8.5 10.5h.01M12 10.5h.01M15.5 10.5h.01" />
        </svg>
      </button>
      {isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape works in whatever is inside
        <div class="reactions-row" onKeyDown={(event) => event.key === "Escape" && setOpen(false)}>
          {KINDS.map((kind) => (
            <button
              key={kind}
              type="button"
              class="chip"
              onClick={() => {
                session.react(kind);
                setOpen(false);
              }}
            >
              {wordOf(kind)}
            </button>
          ))}
          <label class="switch">
            <input
              type="checkbox"
              checked={mutes.value}
              onChange={(event) => {
                mutes.value = event.currentTarget.checked;
              }}
            />
            {t("web-mute")}
          </label>
        </div>
      )}
    </div>
  );
}

/** Return the reactions of the last seconds, unless they are not wanted. */
export function useRecent(reactions: Known["reactions"]): Known["reactions"] {
  const last = reactions.at(-1)?.number ?? 0;
  const [gone, setGone] = useState(last);
  useEffect(() => {
    const timer = setTimeout(() => setGone(last), SHOWN);
    return () => clearTimeout(timer);
  }, [last]);
  return mutes.value ? [] : reactions.filter(({ number }) => number > gone);
}
