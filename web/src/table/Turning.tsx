import { useEffect, useRef } from "preact/hooks";
import { Die } from "../dice";
import type { Cheating } from "../messages";
import { numerals } from "../prefs/prefs";
import { number, t } from "../words/words";
import { kindOf } from "./stage";

/** Properties of {@link Turning}. */
export interface TurningProps {
  turned: Cheating["turned"];
  /** Only ways to turn a die that shows this; any die where it is empty. */
  die: string;
  isBones: boolean;
  nameFace: (face: string) => string;
  onChoose: (act: string) => void;
  onClose: () => void;
}

/** What a die could show while nobody looks, and what could be set aside then. Lies over the edge of the cloth. */
export default function Turning(props: TurningProps) {
  const { turned, die, isBones, nameFace, onChoose, onClose } = props;
  const panel = useRef<HTMLDivElement>(null);
  const ways = turned.filter((each) => die === "" || each.die === die);
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.querySelector<HTMLElement>("button")?.focus({ preventScroll: true });
    const closeOutside = (event: PointerEvent): void => {
      if (event.target instanceof Node && !panel.current?.contains(event.target)) {
        onClose();
      }
    };
    document.addEventListener("pointerdown", closeOutside);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      if (before instanceof HTMLElement && before.isConnected) {
        before.focus({ preventScroll: true });
      }
    };
  }, []);
  const face = (shown: string) => (
    <Die
      kind={isBones ? kindOf(shown) : "d6"}
      face={shown}
      state="showing"
      size={26}
      numerals={numerals.value}
    />
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot lie over the cloth as a sheet
    <div
      ref={panel}
      class="turning"
      role="group"
      aria-label={t("web-nobody-looks")}
      onKeyDown={(event) => event.key === "Escape" && onClose()}
    >
      <p class="turning-hint">{ways.length === 0 ? t("web-no-turn") : t("web-cheat-hint")}</p>
      <div class="turning-ways">
        {ways.flatMap(({ die: from, face: to, keeps }) =>
          keeps.map(({ keep, points }) => (
            <button
              key={from + to + keep}
              type="button"
              class="chip"
              onClick={() => onChoose(`${keep}~${from}>${to}`)}
            >
              <span class="visually-hidden">
                {t("web-turn-die", { die: nameFace(from), face: nameFace(to) })}.{" "}
                {t("web-turn-keep", { dice: namesIn(keep, nameFace), points: number(points) })}
              </span>
              <span class="chip-label turning-label" aria-hidden="true">
                {face(from)} → {face(to)}
              </span>
              <span class="chip-worth" aria-hidden="true">
                {number(points)}
              </span>
            </button>
          )),
        )}
      </div>
      <button type="button" class="quiet" onClick={onClose}>
        {t("web-close")}
      </button>
    </div>
  );
}

/** The dice that an act such as `k115` sets aside. */
function namesIn(keep: string, nameFace: (face: string) => string): string {
  return [...keep.slice(1)].map(nameFace).join(" ");
}
