import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Moves } from "./moves";

class FakeAnimation {
  readonly finished: Promise<void>;
  #end: () => void = () => undefined;

  constructor() {
    this.finished = new Promise((resolve) => {
      this.#end = resolve;
    });
  }

  readonly finish = vi.fn(() => this.#end());
}

const follow = (moves: Moves): FakeAnimation => {
  const animation = new FakeAnimation();
  moves.follow(animation as unknown as Animation);
  return animation;
};

describe("Moves", () => {
  beforeEach(() => vi.stubGlobal("document", new EventTarget()));
  afterEach(() => vi.unstubAllGlobals());

  it.each(["pointerdown", "keydown"])("ends everything on %s", async (event) => {
    const moves = new Moves();
    const animations = [follow(moves), follow(moves)];
    document.dispatchEvent(new Event(event));
    for (const animation of animations) {
      expect(animation.finish).toHaveBeenCalledOnce();
    }
    await moves.rest();
  });

  it("listens only while something moves", async () => {
    const removed = vi.spyOn(document, "removeEventListener");
    const moves = new Moves();
    follow(moves).finish();
    await moves.rest();
    expect(removed).toHaveBeenCalledTimes(2);
  });
});
