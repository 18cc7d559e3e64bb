import { useState } from "preact/hooks";
import type { Cheating, Options } from "../messages";
import type { Session } from "../wire/session";
import { number, t } from "../words/words";

/** Properties of {@link Cheat}. */
export interface CheatProps {
  session: Session;
  yours: Options;
  cheating: Cheating;
  nameFace: (face: string) => string;
}

/** What can be done while nobody looks; folded away, so that nobody does it by mistake. */
export function Cheat({ session, yours, cheating, nameFace }: CheatProps) {
  const { turned, count_unit: unit } = cheating;
  if (turned.length === 0 && unit === null) {
    return null;
  }
  return (
    <details class="cheat">
      <summary>{t("web-nobody-looks")}</summary>
      <p>{t("web-cheat-hint")}</p>
      {turned.map(({ die, face, keeps }) => (
        <fieldset key={die + face} class="cheat-turn">
          <legend>{t("web-turn-die", { die: nameFace(die), face: nameFace(face) })}</legend>
          {keeps.map(({ keep, points }) => (
            <button
              key={keep}
              type="button"
              class="chip"
              onClick={() => void session.play([`${keep}~${die}>${face}`])}
            >
              {t("web-turn-keep", { dice: facesIn(keep, nameFace), points: number(points) })}
            </button>
          ))}
        </fieldset>
      ))}
      {unit !== null && <Declare session={session} unit={unit} points={yours.bank?.points ?? 0} />}
    </details>
  );
}

function Declare({ session, unit, points }: { session: Session; unit: number; points: number }) {
  const [declared, setDeclared] = useState(points + unit);
  return (
    <form
      class="cheat-count"
      onSubmit={(event) => {
        event.preventDefault();
        void session.play([`b${declared}`]);
      }}
    >
      <label>
        {t("web-declare")}
        <input
          type="number"
          min={unit}
          step={unit}
          value={declared}
          aria-label={t("web-declare-points")}
          onInput={(event) => setDeclared(event.currentTarget.valueAsNumber || 0)}
        />
      </label>
      <button type="submit" class="chip">
        {t("web-declare-bank", { points: declared })}
      </button>
    </form>
  );
}

/** The faces that an act such as `k115` sets aside. */
function facesIn(keep: string, nameFace: (face: string) => string): string {
  return [...keep.slice(1)].map(nameFace).join(" ");
}
