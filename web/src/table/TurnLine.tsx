import { Corner } from "../dice";
import type { DieFace } from "../dice/face";
import type { Flight } from "../dice/flight";
import { isStill, numerals } from "../prefs/prefs";
import { number, t } from "../words/words";

/** Properties of {@link TurnLine}. */
export interface TurnLineProps {
  corner: readonly DieFace[];
  /** All dice have scored and go back into the hand. */
  isHot: boolean;
  /** Whose turn it is, shown as long as nothing lies here. */
  whose: string;
  /** Points at risk; none where they are not told. */
  total: number | null;
  /** What the own total really is, after a cheat. */
  real: number | null;
  /** Something else than what lies there can be declared: this, or nothing yet. */
  declaring: { points: number | null; onDeclare: (points: number | null) => void } | null;
  flight: Flight;
  hasSkull: boolean;
}

/** What was set aside in this turn, and what it is worth. */
export function TurnLine(props: TurnLineProps) {
  const { corner, whose, total, real, declaring, isHot, flight, hasSkull } = props;
  return (
    <div class="turn-line">
      <div class="turn-corner">
        {(corner.length === 0 || isHot) && <p class="turn-whose">{whose}</p>}
        <Corner
          dice={corner.map((die) => ({ ...die, label: t("web-die-kept", { face: die.face }) }))}
          label={t("web-corner")}
          flight={flight}
          isLeaving={isHot}
          isReduced={isStill.value}
          numerals={numerals.value}
          skull={hasSkull}
        />
      </div>
      <div class="turn-total">
        <span class="turn-total-name">{t("web-turn-total")}</span>
        {total === null ? (
          <span class="turn-unknown">{t("web-add-up")}</span>
        ) : declaring === null ? (
          <output class="turn-points">{number(total)}</output>
        ) : (
          <Declared total={total} {...declaring} />
        )}
        {real !== null && <small class="turn-real">{t("web-truth", { points: real })}</small>}
      </div>
    </div>
  );
}

interface DeclaredProps {
  total: number;
  points: number | null;
  onDeclare: (points: number | null) => void;
}

/** The count, as whoever banks says it: it looks as always, and can be another one. */
function Declared({ total, points, onDeclare }: DeclaredProps) {
  const shown = points === null ? number(total) : String(points);
  return (
    <input
      class="turn-points turn-declared"
      inputMode="numeric"
      autocomplete="off"
      size={Math.max(4, shown.length)}
      aria-label={t("web-declare-points")}
      value={shown}
      onFocus={(event) => event.currentTarget.select()}
      onInput={(event) => {
        const digits = event.currentTarget.value.replace(/\D/g, "").slice(0, 7);
        onDeclare(digits === "" ? null : Number(digits));
      }}
    />
  );
}
