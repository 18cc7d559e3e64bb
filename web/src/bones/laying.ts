import { FADE, type Moves } from "../dice/moves";

const CLICK = 300;

/**
 * Let a bone come from where its die lay and click into place.
 *
 * @param unit - Pixels of the screen for one unit of the drawing.
 */
export function clickIn(
  moves: Moves,
  element: Element,
  origin: DOMRect | undefined,
  unit: number,
  isReduced: boolean,
): void {
  if (isReduced) {
    moves.add(element, [{ opacity: 0 }, { opacity: 1 }], { duration: FADE });
    return;
  }
  moves.add(
    element,
    [
      { transform: origin ? fromThere(element, origin, unit) : "scale(1.3)", easing: "ease-in" },
      { offset: 0.62, transform: "translate(0, -3px) scale(1.07)", easing: "ease-in" },
      { offset: 0.78, transform: "translate(0, 1px) scale(.96)", easing: "ease-out" },
      { transform: "none" },
    ],
    { duration: CLICK },
  );
}

function fromThere(element: Element, origin: DOMRect, unit: number): string {
  const here = element.getBoundingClientRect();
  const x = (origin.left + origin.width / 2 - here.left - here.width / 2) / unit;
  const y = (origin.top + origin.height / 2 - here.top - here.height / 2) / unit;
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(.8)`;
}
