import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { Moves } from "./moves";

/** Let a tap or a key end the animations that a stylesheet gives an element whenever `cause` changes. */
export function useSkipping(element: RefObject<Element | null>, cause: unknown): void {
  useLayoutEffect(() => {
    const moves = new Moves();
    for (const animation of element.current?.getAnimations({ subtree: true }) ?? []) {
      moves.follow(animation);
    }
    return () => moves.skip();
  }, [element, cause]);
}
