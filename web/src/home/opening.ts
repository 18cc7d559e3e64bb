import { signal } from "@preact/signals";
import { playBots, when } from "../app/visit";

/** The game that is on the table when somebody comes for the first time. */
export const HONEST_ZONK = {
  title: "Zonk",
  dice: 6,
  target: 10_000,
  extended: 13_000,
  rules: "zonk@1(manners.cheating=false,seating.start=first_seat)",
  bots: ["bot:careful"],
  /** What Zonk really is. */
  real: "zonk@1(seating.start=first_seat)",
};

/** The first throw is on its way. */
export const isOpening = signal(false);

/** The first throw: opens the table, begins the match and throws. */
export async function throwFirst(): Promise<void> {
  if (isOpening.peek()) {
    return;
  }
  isOpening.value = true;
  try {
    const session = await playBots(HONEST_ZONK.rules, HONEST_ZONK.bots);
    if (session !== null) {
      await when(() => session.yours.value?.legal.includes("t") ?? false);
      // The hand is drawn before the dice leave it.
      await new Promise(requestAnimationFrame);
      await session.play(["t"]);
    }
  } finally {
    isOpening.value = false;
  }
}
