import { useId } from "preact/hooks";
import { chanceOf } from "../dice/chance";

/** The upper face of the slab. */
export const OUTLINE =
  "M20 14L150 11 296 13Q311 14 312 28L310 190 313 392Q313 407 298 408L168 410 24 409Q9 409 8 394L10 240 7 30Q7 15 20 14Z";

/** Where moss grows: from here to there along the rim. */
const CLUMPS = [
  [8, 26, 9, 92],
  [18, 15, 74, 13],
  [311, 250, 312, 384],
  [300, 408, 226, 409],
  [10, 350, 9, 396],
  [12, 408, 58, 409],
  [262, 13, 288, 13],
] as const;

const [MOSS, MOSS_LIGHT] = growMoss();

/** A slate slab in the moonlight, with moss at its rim. */
export function Slab() {
  const id = useId();
  return (
    <g class="slab">
      <radialGradient id={id} cx="34%" cy="22%" r="95%">
        <stop class="slab-bright" offset="0" />
        <stop class="slab-middle" offset=".5" />
        <stop class="slab-dark" offset="1" />
      </radialGradient>
      <path class="slab-side" d={OUTLINE} transform="translate(0 11)" />
      <path class="slab-top" d={OUTLINE} fill={`url(#${id})`} />
      <path
        class="slab-grain"
        d="M30 122q60-12 96 2t92-6M204 330q40 10 84-4M40 250q30 8 62 0M196 46q44-8 92 6M36 380q50-10 110 2"
      />
      <path
        class="slab-cleft"
        d="M296 60q-20 8-26 26l-13 7-4 14M22 300q16-3 22 9l12 2 5 12M270 340l-18 8-4 14M60 40l14 4 8-5"
      />
      <path class="moss" d={MOSS} />
      <path class="moss-light" d={MOSS_LIGHT} />
    </g>
  );
}

/** Return the outlines of the moss and of its lighter tips. */
function growMoss(): [string, string] {
  const chance = chanceOf("moss");
  const [tufts, tips]: [string[], string[]] = [[], []];
  for (const [x1, y1, x2, y2] of CLUMPS) {
    const length = Math.hypot(x2 - x1, y2 - y1);
    for (let at = 0; at < length; at += 2.2) {
      const part = at / length;
      const swell = Math.sin(Math.PI * part) * (0.5 + 0.5 * chance());
      const x = x1 + (x2 - x1) * part + (chance() - 0.5) * 12 * swell;
      const y = y1 + (y2 - y1) * part + (chance() - 0.5) * 12 * swell;
      tufts.push(disc(x, y, 1.6 + 4.6 * swell * chance()));
      if (chance() < 0.4) {
        tips.push(disc(x - 1, y - 1.4, 0.8 + 1.6 * swell));
      }
    }
  }
  return [tufts.join(""), tips.join("")];
}

function disc(x: number, y: number, radius: number): string {
  const r = radius.toFixed(1);
  const across = (2 * Number(r)).toFixed(1);
  return `M${(x - radius).toFixed(1)} ${y.toFixed(1)}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0-${across} 0`;
}
