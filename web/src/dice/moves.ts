/** Length of the fade that replaces every movement where motion is reduced, in milliseconds. */
export const FADE = 120;

/**
 * The movements that are under way in one place, to be waited for together and skipped together.
 *
 * A tap or any key ends them at once with everything where it belongs.
 */
export class Moves {
  readonly #running = new Set<Animation>();
  #listening = false;

  /** Move an element; only transforms and opacity, so that nothing has to be laid out again. */
  add(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Animation {
    const animation = element.animate(frames, options);
    this.follow(animation);
    return animation;
  }

  /** Count a movement in that was started elsewhere, as by a stylesheet. */
  follow(animation: Animation): void {
    this.#running.add(animation);
    this.#listen();
    const forget = (): void => {
      this.#running.delete(animation);
      if (this.#running.size === 0) {
        this.#unlisten();
      }
    };
    animation.finished.then(forget, forget);
  }

  /** Resolve when everything that moves now has come to rest. */
  async rest(): Promise<void> {
    await Promise.allSettled([...this.#running].map((animation) => animation.finished));
  }

  /** End everything now. */
  readonly skip = (): void => {
    for (const animation of this.#running) {
      animation.finish();
    }
  };

  /** Drop everything, as when its elements leave. */
  cancel(): void {
    for (const animation of this.#running) {
      animation.cancel();
    }
  }

  #listen(): void {
    if (!this.#listening) {
      this.#listening = true;
      document.addEventListener("pointerdown", this.skip, true);
      document.addEventListener("keydown", this.skip, true);
    }
  }

  #unlisten(): void {
    this.#listening = false;
    document.removeEventListener("pointerdown", this.skip, true);
    document.removeEventListener("keydown", this.skip, true);
  }
}
