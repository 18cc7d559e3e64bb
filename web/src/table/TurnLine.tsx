import { Corner } from "../dice";
import type { DieFace } from "../dice/face";
import type { Flight } from "../dice/flight";
import { isStill, numerals } from "../prefs/prefs";
import { number, t } from "../words/words";

/** Properties of {@link TurnLine}. */
export interface TurnLineProps {
  corner: readonly DieFace[];
  /** Whose turn it is, shown as long as nothing lies here. */
  whose: string;
  /** Points at risk; none where they are not told. */
  total: number | null;
  /** What the own total really is, after a cheat. */
  real: number | null;
  flight: Flight;
  hasSkull: boolean;
}

/** What was set aside in this turn, and what it is worth. */
export function TurnLine({ corner, whose, total, real, flight, hasSkull }: TurnLineProps) {
  return (
    <div class="turn-line">
      <div class="turn-corner">
        {corner.length === 0 && <p class="turn-whose">{whose}</p>}
        <Corner
          dice={corner.map((die) => ({ ...die, label: t("web-die-kept", { face: die.face }) }))}
          label={t("web-corner")}
          size={30}
          flight={flight}
          isReduced={isStill.value}
          numerals={numerals.value}
          skull={hasSkull}
        />
      </div>
      <p class="turn-total">
        <span class="turn-total-name">{t("web-turn-total")}</span>
        {total === null ? (
          <span class="turn-unknown">{t("web-add-up")}</span>
        ) : (
          <output class="turn-points">{number(total)}</output>
        )}
        {real !== null && <small class="turn-real">{t("web-truth", { points: real })}</small>}
      </p>
    </div>
  );
}
