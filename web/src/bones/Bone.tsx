import { drawnAs } from "./anatomy";
import { ART, type Art, type Material } from "./art";

/** How a bone is drawn: as it is, as a chalk outline of what could lie there, or as an outline that is called for. */
export type BoneLook = "solid" | "chalk" | "faint" | "lit";

/** Properties of {@link Bone}. */
export interface BoneProps {
  face: string;
  look?: BoneLook | undefined;
  /** Width of its lines, in its own units. */
  line?: number | undefined;
}

/** Pieces that are drawn alike, as one path. */
interface Stroke {
  d: string;
  w: number;
  of: Material;
  isClosed: boolean;
}

/** The strokes of every drawing: eighteen dice of six faces have many pieces, and few different ones. */
const STROKES = new Map(
  Object.entries(ART).map(([name, { pieces }]) => {
    const strokes = new Map<string, Stroke>();
    for (const { d, w, of = "bone" } of pieces) {
      const isClosed = d.endsWith("Z");
      const key = `${of} ${w} ${isClosed}`;
      const alike = strokes.get(key)?.d ?? "";
      strokes.set(key, { d: alike + d, w, of, isClosed });
    }
    return [name, [...strokes.values()]];
  }),
);

const MATERIALS: readonly Material[] = ["bone", "hat", "stone", "moss"];

/** A bone, the hat or the gravestone around 0 0, in an SVG. */
export function Bone({ face, look = "solid", line = 2 }: BoneProps) {
  const { name, isMirrored } = drawnAs(face);
  const art: Art = ART[name];
  const strokes = STROKES.get(name) ?? [];
  return (
    <g class="bone" data-look={look} transform={isMirrored ? "scale(-1 1)" : undefined}>
      {MATERIALS.map((material) => {
        const pieces = strokes.filter(({ of }) => of === material);
        return (
          pieces.length > 0 && (
            <Together key={material} pieces={pieces} material={material} line={line} />
          )
        );
      })}
      {art.band && <path class="bone-band" d={art.band} stroke-width={line * 2.4} />}
      {art.lines && <path class="bone-line" d={art.lines} stroke-width={line * 0.85} />}
      {art.hollows && <path class="bone-hollow" d={art.hollows} />}
    </g>
  );
}

/** Outline some pieces together, then fill them together. */
function Together({
  pieces,
  material,
  line,
}: {
  pieces: readonly Stroke[];
  material: Material;
  line: number;
}) {
  const draw = (extra: number) =>
    pieces.map(({ d, w, isClosed }) => (
      <path key={d} class={isClosed ? "piece-closed" : undefined} d={d} stroke-width={w + extra} />
    ));
  return (
    <g data-of={material}>
      <g class="bone-outline">{draw(2 * line)}</g>
      <g class="bone-body">{draw(0)}</g>
    </g>
  );
}
