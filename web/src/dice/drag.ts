import { nearestTo } from "./nearest";

/** What happens while a die is dragged. */
export interface DragHandlers {
  onStart: () => void;
  /** `target` lies under the finger, if anything does. */
  onDrop: (target: Element | null) => void;
}

/** Less than this is a tap. */
const THRESHOLD = 7;

/**
 * Let an element follow the pointer that is pressed on it. Dragging is never the only way to do something.
 *
 * @param accepts - Selects the elements on which it can be dropped; the one under the finger has the class `is-under`.
 */
export function dragFrom(
  press: PointerEvent,
  element: HTMLElement,
  accepts: string,
  { onStart, onDrop }: DragHandlers,
): void {
  if (press.button !== 0) {
    return;
  }
  const ending = new AbortController();
  let isDragged = false;
  let under: Element | null = null;
  const mark = (target: Element | null): void => {
    under?.classList.remove("is-under");
    target?.classList.add("is-under");
    under = target;
  };
  const move = (event: PointerEvent): void => {
    const [x, y] = [event.clientX - press.clientX, event.clientY - press.clientY];
    if (event.pointerId !== press.pointerId || (!isDragged && Math.hypot(x, y) < THRESHOLD)) {
      return;
    }
    if (!isDragged) {
      isDragged = true;
      element.classList.add("is-dragged");
      onStart();
    }
    element.style.translate = `${x}px ${y}px`;
    mark(targetAt(event.clientX, event.clientY, accepts));
  };
  const end = (event: PointerEvent): void => {
    if (event.pointerId !== press.pointerId) {
      return;
    }
    ending.abort();
    const target = event.type === "pointerup" ? under : null;
    mark(null);
    element.classList.remove("is-dragged");
    element.style.translate = "";
    if (isDragged) {
      swallowClick();
      onDrop(target);
    }
  };
  const options = { signal: ending.signal };
  document.addEventListener("pointermove", move, options);
  document.addEventListener("pointerup", end, options);
  document.addEventListener("pointercancel", end, options);
}

/** Small targets overlap, so the one on top need not be the one that is meant. */
function targetAt(x: number, y: number, accepts: string): Element | null {
  const under = document.elementsFromPoint(x, y).filter((element) => element.matches(accepts));
  return nearestTo(x, y, under);
}

/** The click that ends a drag is no tap. It comes at once or not at all. */
function swallowClick(): void {
  const swallow = (event: MouseEvent): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => document.removeEventListener("click", swallow, true));
}
