import { placeOf, SCORE_PLACES, type Section } from "./anatomy";
import { OUTLINE } from "./Slab";

/** What a section is worth, or what the misplaced bones cost. */
export interface SectionScore {
  section: Section | "misplaced";
  /** As it is written, such as "+5" or "−5". */
  text: string;
  /** Of misplaced bones: the slot beside which it is written. */
  slot?: string | undefined;
}

const STONE = "M52 402V152C52 22 256 22 256 152V402Z";

/** What a burial adds to the slab: points, dusk, and the stone with the total. */
export function Grave({ scores, total }: { scores: readonly SectionScore[]; total: string }) {
  return (
    <>
      {scores.map((score) => {
        const [x, y] = whereOf(score);
        return (
          <g
            key={`${score.section}${score.slot ?? ""}`}
            class="grave-score"
            data-section={score.section}
          >
            <circle cx={x} cy={y} r="22" />
            <text x={x} y={y + 7.5}>
              {score.text}
            </text>
          </g>
        );
      })}
      <path class="grave-dusk" d={OUTLINE} />
      <g class="grave-stone">
        <path class="grave-stone-side" d={STONE} transform="translate(11 5)" />
        <path class="grave-stone-front" d={STONE} />
        <path
          class="grave-stone-cut"
          d="M72 388V156C72 46 236 46 236 156V388M236 96l-14 12 9 11-11 16M60 300l14 6-4 12"
        />
        <path
          class="grave-stone-bones"
          d="M128 176L180 216M180 176L128 216M122 178a7 7 0 1 1 8-9M186 178a7 7 0 1 0-8-9M122 214a7 7 0 1 0 8 9M186 214a7 7 0 1 1-8 9"
        />
        <text x="154" y="304">
          {total}
        </text>
        <path
          class="moss"
          d="M36 408q4-20 12-6 2-24 12-4 6-16 12 4 8-8 10 6ZM206 408q2-14 10-4 4-22 12-2 8-20 14 0 8-12 12 6Z"
        />
      </g>
    </>
  );
}

function whereOf({ section, slot }: SectionScore): readonly [number, number] {
  if (section === "misplaced") {
    const { x, y } = placeOf(slot ?? "R");
    return [x, y + 4];
  }
  return SCORE_PLACES[section];
}
