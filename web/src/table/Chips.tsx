import { useState } from "preact/hooks";
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
  isMatch?: boolean;
}

/** Properties of {@link Chips}. */
export interface ChipsProps {
  title: string;
  chips: readonly Chip[];
  onChoose: (key: string) => void;
}

const FEW = 6;

/** Choices with their points and reasons, the best ones first. */
export function Chips({ title, chips, onChoose }: ChipsProps) {
  const [isLong, setLong] = useState(false);
  const shown = isLong || chips.length <= FEW + 1 ? chips : chips.slice(0, FEW);
  const hidden = chips.length - shown.length;
  return (
    <fieldset class="chips">
      <legend>{title}</legend>
      {shown.map(({ key, label, worth, detail, spoken, isMatch }) => (
        <button
          key={key}
          type="button"
          class="chip"
          data-match={isMatch ?? false}
          aria-label={spoken}
          onClick={() => onChoose(key)}
        >
          <span class="chip-label">{label}</span>
          {worth !== "" && <span class="chip-worth">{worth}</span>}
          {detail !== "" && <span class="chip-detail">{detail}</span>}
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
