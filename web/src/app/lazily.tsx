import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";

/** A component that is fetched when it is drawn for the first time; until then nothing is there. */
export function lazily<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P> {
  let loaded: ComponentType<P> | null = null;
  return function Lazy(props: P) {
    const [, redraw] = useState(0);
    useEffect(() => {
      if (loaded === null) {
        void load().then((module) => {
          loaded = module.default;
          redraw((times) => times + 1);
        });
      }
    }, []);
    const Loaded = loaded;
    return Loaded === null ? null : <Loaded {...props} />;
  };
}
