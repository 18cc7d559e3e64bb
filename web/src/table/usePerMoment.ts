import { useCallback, useRef, useState } from "preact/hooks";

/** Sets a value, or makes it from the one before. */
export type Setter<T> = (next: T | ((before: T) => T)) => void;

/** Keep a value for as long as a moment lasts; in the next one it is `initial` again, from the first drawing on. */
export function usePerMoment<T extends object | string | number | null>(
  moment: string,
  initial: T,
): readonly [T, Setter<T>] {
  const [kept, keep] = useState({ moment, value: initial });
  const now = useRef(moment);
  now.current = moment;
  const set = useCallback<Setter<T>>(
    (next) =>
      keep((before) => {
        const value = before.moment === now.current ? before.value : initial;
        return { moment: now.current, value: typeof next === "function" ? next(value) : next };
      }),
    [initial],
  );
  return [kept.moment === moment ? kept.value : initial, set];
}
