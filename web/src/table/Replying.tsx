import type { Options } from "../messages";
import type { Session } from "../wire/session";
import { t } from "../words/words";

/** What can be said to the others' turns: accept a last bank, or call a cheat. */
export function Replying({ session, yours }: { session: Session; yours: Options }) {
  const says = (act: string): boolean => yours.calls.includes(act) || yours.legal.includes(act);
  return (
    <div class="replies">
      {says("a") && (
        <button type="button" class="reply" onClick={() => void session.play(["a"])}>
          {t("web-accept")}
        </button>
      )}
      {says("c") && (
        <button
          type="button"
          class="reply"
          data-kind="call"
          onClick={() => void session.play(["c"])}
        >
          {t("web-call")}
        </button>
      )}
    </div>
  );
}
