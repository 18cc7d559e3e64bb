import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import type { TraySize } from "./throwing";

/** Return the size of an element and follow its changes; nothing before it is in the document. */
export function useSize(element: RefObject<HTMLElement | null>): TraySize {
  const [size, setSize] = useState<TraySize>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const found = element.current;
    if (!found) {
      return undefined;
    }
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = found;
      setSize((was) => (was.width === width && was.height === height ? was : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(found);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
