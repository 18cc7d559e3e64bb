import { useState } from "preact/hooks";
import { Die } from "../dice";
import type { DieFace } from "../dice/face";
import { t } from "../words/words";

/** Something that can be chosen with one tap. */
export interface Chip {
  key: string;
  /** What it is, such as "three 5s". */
  label: string;
  /** What it is worth. */
  worth: string;
  detail: string;
  /** Everything in one sentence, for whoever listens. */
  spoken: string;
  /** Dice that say the same as the label. */
  dice?: readonly DieFace[];
  /** A die that stands before the detail. */
  sign?: DieFace;
  isMatch?: boolean;
}

/** Properties of {@link Chips}. */
export interface ChipsProps {
  title: string;
  chips: readonly Chip[];
  /** In one row, however many there are. */
  isRow?: boolean;
  onChoose: (key: string) => void;
}

/** So many fit without a change of height, or the dice would move under the finger that is about to tap them. */
const FEW = window.matchMedia("(width >= 37.5em)").matches ? 6 : 3;

/** Choices with their points and reasons, the best ones first. */
export function Chips({ title, chips, isRow = false, onChoose }: ChipsProps) {
  const [isLong, setLong] = useState(false);
  const shown = isRow || isLong || chips.length <= FEW + 1 ? chips : fewOf(chips);
  const hidden = chips.length - shown.length;
  return (
    <fieldset class="chips" data-row={isRow}>
      <legend>{title}</legend>
      {shown.map(({ key, label, worth, detail, spoken, dice = [], sign, isMatch = false }) => (
        <button
          key={key}
          type="button"
          class="chip"
          data-match={isMatch}
          onClick={() => onChoose(key)}
        >
          <span class="visually-hidden">{spoken}</span>
          <span class="chip-label" aria-hidden="true">
            {dice.length === 0 ? label : <Dice dice={dice} />}
          </span>
          {worth !== "" && (
            <span class="chip-worth" aria-hidden="true">
              {worth}
            </span>
          )}
          {detail !== "" && (
            <span class="chip-detail" aria-hidden="true">
              {sign && <Die {...sign} state="showing" size={18} />}
              {detail}
            </span>
          )}
        </button>
      ))}
      {(hidden > 0 || isLong) && (
        <button type="button" class="chip chip-more" onClick={() => setLong(!isLong)}>
          {isLong ? t("web-fewer") : t("web-more", { count: hidden })}
        </button>
      )}
    </fieldset>
  );
}

/** The first few, and whatever is selected on the table. */
function fewOf(chips: readonly Chip[]): readonly Chip[] {
  return chips.filter(({ isMatch }, index) => index < FEW || isMatch);
}

function Dice({ dice }: { dice: readonly DieFace[] }) {
  const marks = { left: t("web-left-mark"), right: t("web-right-mark") };
  return dice.map(({ kind, face }, index) => (
    <Die key={index} kind={kind} face={face} state="showing" size={26} marks={marks} />
  ));
}
