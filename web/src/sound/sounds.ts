import { volume } from "../prefs/prefs";
import type { Synth } from "./synth";

/** Everything that can be heard at a table. */
export type Sound =
  | { kind: "throw"; dice: number; isShort: boolean }
  | { kind: "clack" | "stamp" | "chime" | "bell" | "owl" };

let context: AudioContext | null = null;
let synth: Synth | null = null;
let isWanted = false;

/** Be silent until somebody touches the page: browsers demand it, and so does good company. */
export function listenForTap(): void {
  const start = (): void => {
    document.removeEventListener("pointerdown", start, true);
    document.removeEventListener("keydown", start, true);
    void load();
  };
  document.addEventListener("pointerdown", start, true);
  document.addEventListener("keydown", start, true);
}

async function load(): Promise<void> {
  if (!isWanted) {
    isWanted = true;
    try {
      const { Synth } = await import("./synth");
      context = new AudioContext();
      synth = new Synth(context);
    } catch {
      // A table without sounds is played all the same.
      isWanted = false;
    }
  }
}

/** Let something be heard, if anything may be. */
export function hear(sound: Sound): void {
  if (volume.peek() > 0 && document.visibilityState === "visible") {
    // Where nothing was heard for a while, browsers let sound sleep.
    void context?.resume();
    synth?.play(sound, volume.peek());
  }
}
