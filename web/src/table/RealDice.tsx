import { useRef, useState } from "preact/hooks";
import { Die } from "../dice";
import type { DieKind } from "../dice/face";
import type { DiceCount } from "../messages";
import { numerals } from "../prefs/prefs";
import type { Session } from "../wire/session";
import { boneName } from "../words/bones";
import { t } from "../words/words";
import { type Action, Actions } from "./Actions";
import { facesIn, facesOfKind, missingOf } from "./typing";

/** Properties of {@link RealDice}. */
export interface RealDiceProps {
  session: Session;
  /** What is thrown. */
  dice: readonly DiceCount[];
  seats: number;
  /** What can be done in place of a throw. */
  banking: Action | null;
  onRefused: (why: string) => void;
}

/** At a table with real dice, the thrower taps or types what they show. */
export function RealDice({ session, dice, seats, banking, onRefused }: RealDiceProps) {
  const [typed, setTyped] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const faces = facesIn(typed);
  const missing = missingOf(dice, faces).filter(({ count }) => count > 0);
  const left = missing.reduce((sum, { count }) => sum + count, 0);
  const enter = async (): Promise<void> => {
    if (left === 0 && (await session.play([faces]))) {
      setTyped("");
    }
  };
  const entering: Action = {
    label: t("web-enter-faces"),
    detail: "",
    why: left > 0 ? t("web-faces-missing", { count: left }) : "",
    onPress: () => void enter(),
  };
  return (
    <form
      class="real-dice"
      onSubmit={(event) => {
        event.preventDefault();
        void enter();
      }}
    >
      <div class="typed">
        <label class="field">
          {t("web-type-faces")}
          <input
            ref={field}
            value={typed}
            autocomplete="off"
            autocapitalize="characters"
            inputMode={dice.some(({ kind }) => kind !== "d6") ? "text" : "numeric"}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
        </label>
        <button
          type="button"
          class="quiet"
          aria-label={t("web-faces-remove")}
          disabled={faces === ""}
          onClick={() => setTyped(faces.slice(0, -1))}
        >
          ⌫
        </button>
      </div>
      {missing.map(({ kind }) => (
        <div key={kind} class="face-keys">
          {facesOfKind(kind, seats).map((face) => (
            <button
              key={face}
              type="button"
              class="face-key"
              aria-label={kind === "d6" || kind === "lot" ? face : boneName(face)}
              onClick={() => setTyped(faces + face)}
            >
              <Face kind={kind} face={face} />
            </button>
          ))}
        </div>
      ))}
      <Actions throwing={entering} banking={banking} onRefused={onRefused} />
    </form>
  );
}

function Face({ kind, face }: { kind: string; face: string }) {
  const marks = { left: t("web-left-mark"), right: t("web-right-mark") };
  return kind === "lot" ? (
    <span class="lot">{face}</span>
  ) : (
    <Die
      kind={kind as DieKind}
      face={face}
      state="showing"
      size={34}
      numerals={numerals.value}
      marks={marks}
    />
  );
}
