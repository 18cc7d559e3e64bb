import type { Session } from "../wire/session";
import { t } from "../words/words";
import { nameOf } from "./names";

/** A button for everybody at this device who may call the turn that was just shown. */
export function Calling({ sessions }: { sessions: readonly Session[] }) {
  const callers = sessions.filter((each) => each.yours.value?.calls.includes("c"));
  return (
    <div class="replies">
      {callers.map((caller) => (
        <button
          key={caller.guest}
          type="button"
          class="reply"
          data-kind="call"
          onClick={() => void caller.play(["c"])}
        >
          {sessions.length === 1 ? t("web-call") : t("web-call-by", { name: ownName(caller) })}
        </button>
      ))}
    </div>
  );
}

function ownName(session: Session): string {
  return nameOf(session.you.value ?? 0, session.match.value, session.table.value).name;
}
