import type { DieKind } from "../dice/face";
import { drawnAs, placeOf, SLOTS } from "./anatomy";
import { ART } from "./art";
import { Bone } from "./Bone";

/** Properties of {@link BoneFace}. */
export interface BoneFaceProps {
  kind: Exclude<DieKind, "d6">;
  face: string;
  /** The letter of its side, in the player's language; may be empty. */
  mark?: string | undefined;
}

/** Of the face, which is 100 wide, a bone takes this much. */
const ROOM = 78;
const LINE = 4;
/** Bones of a side make way for the tab in their corner. */
const ASIDE = 5;

/** A face of a die of bones. Bones lie as they do on the slab, so left and right are mirror images. */
export function BoneFace({ kind, face, mark }: BoneFaceProps) {
  const { name, isMirrored } = drawnAs(face);
  const { reach, middle = [0, 0] } = ART[name];
  const scale = ROOM / 2 / reach;
  const turn = SLOTS.includes(face) ? placeOf(face).turn : 0;
  const [x, y] = [isMirrored ? middle[0] : -middle[0], -middle[1]];
  const aside = kind === "middle" ? 0 : kind === "left" ? -ASIDE : ASIDE;
  return (
    <svg class="face-art" viewBox="0 0 100 100" aria-hidden="true">
      {kind !== "middle" && <SideTab kind={kind} mark={mark} />}
      <g
        transform={`translate(${50 + aside} ${50 - Math.abs(aside)}) rotate(${turn}) scale(${scale.toFixed(3)}) translate(${x} ${y})`}
      >
        <Bone face={face} line={LINE / scale} />
      </g>
    </svg>
  );
}

/** Tells the sides apart by shape and place: round for the skeleton's left, which is our right; pointed for its right. */
function SideTab({ kind, mark }: { kind: "left" | "right"; mark: string | undefined }) {
  const isLeft = kind === "left";
  return (
    <g class="side-tab">
      <path
        class="side-tab-shape"
        d={isLeft ? "M100 62A38 38 0 0 0 62 100L100 100Z" : "M0 58L0 100L42 100Z"}
      />
      {mark && (
        <text x={isLeft ? 84 : 13} y="95">
          {mark}
        </text>
      )}
    </g>
  );
}
