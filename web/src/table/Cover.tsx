import type { Session } from "../wire/session";
import { t } from "../words/words";
import { nameOf } from "./names";

/** Properties of {@link Cover}. */
export interface CoverProps {
  session: Session;
  onUncover: () => void;
}

/** Between the turns of two people at one phone: what one may see is not for the other. */
export function Cover({ session, onUncover }: CoverProps) {
  const { name } = nameOf(session.you.value ?? 0, session.match.value, session.table.value);
  return (
    <div class="cover">
      <p class="cover-words">{t("web-hand-over", { name })}</p>
      <button type="button" class="big" onClick={onUncover}>
        <span class="big-label">{t("web-i-am", { name })}</span>
      </button>
    </div>
  );
}
