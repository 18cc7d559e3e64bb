import type { DieFace } from "./face";
import { FADE, type Moves } from "./moves";

interface Left extends DieFace {
  rect: DOMRect;
}

const SLIDE = 260;

/**
 * Remembers where dice lie, so that one that is drawn elsewhere next can slide there from its old place.
 *
 * One flight joins a tray with a corner, and with a slab. Neither needs to know the other, or which is drawn first.
 */
export class Flight {
  readonly #lying = new Map<HTMLElement, DieFace>();
  readonly #left: Left[] = [];

  /** A die lies here from now on. */
  lie(element: HTMLElement, { kind, face }: DieFace): void {
    this.#lying.set(element, { kind, face });
  }

  /** A die leaves its place; its element is still in the document. */
  leave(element: HTMLElement): void {
    const die = this.#lying.get(element);
    if (die) {
      this.#left.push({ ...die, rect: element.getBoundingClientRect() });
      this.#lying.delete(element);
    }
  }

  /** A new throw: dice that left before it came from nowhere. */
  reset(): void {
    this.#left.length = 0;
  }

  /** Return where a die like this came from, once. */
  take(die: DieFace): DOMRect | undefined {
    const at = this.#left.findIndex((left) => isLike(left, die));
    if (at >= 0) {
      return this.#left.splice(at, 1)[0]?.rect;
    }
    const lying = [...this.#lying].filter(([, other]) => isLike(other, die));
    const chosen = lying.find(([element]) => element.querySelector("[data-state=selected]"));
    const found = chosen ?? lying[0];
    if (!found) {
      return undefined;
    }
    this.#lying.delete(found[0]);
    return found[0].getBoundingClientRect();
  }
}

/** Let an element come from `origin` to where it is drawn; without an origin it appears. */
export function slideFrom(
  moves: Moves,
  element: HTMLElement,
  origin: DOMRect | undefined,
  isReduced: boolean,
): void {
  if (isReduced || !origin) {
    moves.add(element, [{ opacity: 0 }, { opacity: 1 }], { duration: FADE });
    return;
  }
  const here = element.getBoundingClientRect();
  const x = origin.left + origin.width / 2 - here.left - here.width / 2;
  const y = origin.top + origin.height / 2 - here.top - here.height / 2;
  const start = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${(origin.width / here.width).toFixed(3)})`;
  moves.add(element, [{ transform: start }, { transform: "none" }], {
    duration: SLIDE,
    easing: "cubic-bezier(.2,.8,.3,1)",
  });
}

function isLike(one: DieFace, other: DieFace): boolean {
  return one.kind === other.kind && one.face === other.face;
}
