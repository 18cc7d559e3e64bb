/** Milliseconds for which a die is held before something comes of it. */
const HOLD = 450;
/** Whoever moves further drags or scrolls. */
const STEADY = 8;

/**
 * Call back when the pointer that is pressed stays where it is for a moment.
 *
 * The click that follows is swallowed: a die that was held was not tapped.
 */
export function holdFrom(press: PointerEvent, onHold: () => void): void {
  if (press.button !== 0) {
    return;
  }
  const ending = new AbortController();
  const end = (): void => {
    clearTimeout(timer);
    ending.abort();
  };
  const timer = setTimeout(() => {
    end();
    document.addEventListener("click", swallow, { capture: true, once: true });
    document.addEventListener(
      "pointerup",
      () => setTimeout(() => document.removeEventListener("click", swallow, true)),
      { once: true },
    );
    onHold();
  }, HOLD);
  const options = { signal: ending.signal };
  const move = ({ clientX, clientY }: PointerEvent): void => {
    if (Math.hypot(clientX - press.clientX, clientY - press.clientY) > STEADY) {
      end();
    }
  };
  document.addEventListener("pointermove", move, options);
  document.addEventListener("pointerup", end, options);
  document.addEventListener("pointercancel", end, options);
}

function swallow(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
