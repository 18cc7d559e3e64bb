import type { ComponentType } from "preact";
import { useCallback, useEffect, useState } from "preact/hooks";
import { NotLoaded } from "./NotLoaded";

/** What fetches the modules that are drawn later. */
const later: (() => Promise<void>)[] = [];

/**
 * A component that is fetched when it is drawn for the first time, if it has not been fetched before.
 *
 * Without a network it says so, and tries again when asked or when the network is back. Some browsers never ask
 * again for a module that they could not fetch; then the page is loaded anew, as soon as that can be done.
 */
export function lazily<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P> {
  let loaded: ComponentType<P> | null = null;
  const fetchModule = async (): Promise<void> => {
    loaded ??= (await load()).default;
  };
  later.push(fetchModule);
  return function Lazy(props: P) {
    const [isFailed, setFailed] = useState(false);
    const [, redraw] = useState(0);
    const attempt = (): Promise<boolean> =>
      fetchModule().then(
        () => {
          redraw((times) => times + 1);
          return true;
        },
        () => {
          setFailed(true);
          return false;
        },
      );
    useEffect(() => {
      if (loaded === null) {
        void attempt();
      }
    }, []);
    const retry = useCallback(async () => {
      if (!(await attempt()) && (await isServerThere())) {
        location.reload();
      }
    }, []);
    const Loaded = loaded;
    if (Loaded !== null) {
      return <Loaded {...props} />;
    }
    return isFailed ? <NotLoaded onRetry={retry} /> : null;
  };
}

/** Fetch everything that will be drawn later, one after the other; what cannot be had now is fetched in its time. */
export async function fetchLater(): Promise<void> {
  for (const fetchModule of later) {
    await fetchModule().catch(() => undefined);
  }
}

async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch(location.href, { cache: "no-store" })).ok;
  } catch {
    return false;
  }
}
