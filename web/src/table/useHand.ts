import type { Cheating, Options } from "../messages";
import type { Session } from "../wire/session";
import { type Place, placesOf } from "./placing";
import type { Stage } from "./stage";
import { type Setter, usePerMoment } from "./usePerMoment";

/** What a player does with the dice before anything of it is sent. */
export interface Hand {
  /** What may be done; nothing while dice roll or the table is covered. */
  yours: Options | null;
  /** Indices of dice in the tray. */
  selected: ReadonlySet<number>;
  /** Their faces. */
  chosen: string;
  /** Faces that can be selected. */
  offered: string;
  /** Where bones can be laid: the selected one, or else any. */
  places: readonly Place[];
  toggle: (index: number) => void;
  /** Select this die and no other. */
  lift: (index: number) => void;
  drop: (index: number, slot: string) => void;
  clear: () => void;
  play: (act: string) => void;
  /** Dice can be turned unseen. */
  turned: Cheating["turned"];
  /** The face of the die that is being turned; empty for any die, null for none. */
  turning: string | null;
  setTurning: (face: string | null) => void;
  /** Another count can be declared. */
  canDeclare: boolean;
  declared: number | null;
  setDeclared: (points: number | null) => void;
}

/** Follow what a player does with the dice that lie there. */
export function useHand(
  session: Session | null,
  stage: Stage,
  moment: string,
  isShut: boolean,
): Hand {
  const [selected, setSelected] = usePerMoment<ReadonlySet<number>>(moment, NONE);
  const [declared, setDeclared] = usePerMoment<number | null>(moment, null);
  const [turning, setTurning] = usePerMoment<string | null>(moment, null);
  const position = session?.position.value ?? null;
  const isBones = position?.game.game === "bones";
  const yours = isShut ? null : (session?.yours.value ?? null);
  const choosing = stage.use === "choose" ? yours : null;
  const offers = choosing?.offers ?? [];
  const faceOf = (index: number): string => stage.dice[index]?.face ?? "";
  const chosen = [...selected].map(faceOf).join("");
  const play = (act: string): void => void session?.play([act]);
  const playFirst = (places: readonly Place[]): boolean => {
    const [place] = places;
    if (place !== undefined) {
      play(place.act);
    }
    return place !== undefined;
  };
  return {
    yours,
    selected,
    chosen,
    offered: offers.map(({ dice }) => dice).join(""),
    places: isBones ? placesOf(offers, chosen) : [],
    toggle: (index) => {
      // A bone that is tapped once more goes where it belongs.
      const isAgain = isBones && selected.has(index);
      if (!(isAgain && playFirst(placesOf(offers, faceOf(index)).filter(fits)))) {
        toggle(setSelected, index, isBones);
      }
    },
    lift: (index) => setSelected(new Set([index])),
    drop: (index, slot) => {
      playFirst(placesOf(offers, faceOf(index)).filter((place) => place.slot === slot));
    },
    clear: () => setSelected(NONE),
    play,
    turned: choosing?.cheating?.turned ?? [],
    turning,
    setTurning,
    canDeclare: yours?.cheating?.count_unit != null,
    declared,
    setDeclared,
  };
}

const NONE: ReadonlySet<number> = new Set();

/** Of bones one is laid after the other; of other dice several are set aside together. */
function toggle(set: Setter<ReadonlySet<number>>, index: number, isSingle: boolean): void {
  set((before) => {
    const after = new Set(isSingle ? [...before].filter((each) => each === index) : before);
    if (!after.delete(index)) {
      after.add(index);
    }
    return after;
  });
}

function fits({ isWrong }: Place): boolean {
  return !isWrong;
}
