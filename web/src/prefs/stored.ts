import { effect, type Signal, signal } from "@preact/signals";

const PREFIX = "pushluck.";

/** A signal that is kept in this browser. What cannot be read is as if it had never been kept. */
export function stored<T extends string | number | boolean>(
  name: string,
  initial: T,
  isValid: (value: unknown) => value is T,
): Signal<T> {
  const kept = signal(load(name, initial, isValid));
  effect(() => save(name, kept.value, kept.value === initial));
  return kept;
}

function load<T>(name: string, initial: T, isValid: (value: unknown) => value is T): T {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(PREFIX + name) ?? "null");
    return isValid(value) ? value : initial;
  } catch {
    return initial;
  }
}

function save(name: string, value: unknown, isInitial: boolean): void {
  try {
    if (isInitial) {
      localStorage.removeItem(PREFIX + name);
    } else {
      localStorage.setItem(PREFIX + name, JSON.stringify(value));
    }
  } catch {
    // A browser that keeps nothing is no reason not to play.
  }
}
