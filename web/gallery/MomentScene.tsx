import { useState } from "preact/hooks";
import {
  Corner,
  type CornerDie,
  type DieFace,
  Flight,
  Lamp,
  Signature,
  Stamp,
  Tray,
  type TrayDie,
  type TrayMoment,
} from "../src/dice";
import { Cloth } from "./Cloth";

const THROWS = ["155236", "662413", "333341", "123456"];
const flight = new Flight();

/** Throwing, keeping, and the moments of a game. */
export function MomentScene({ isReduced }: { isReduced: boolean }) {
  const [turn, setTurn] = useState(0);
  const [kept, setKept] = useState<readonly number[]>([]);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [moment, setMoment] = useState<TrayMoment | undefined>();
  const [isWon, setWon] = useState(false);
  const faces = THROWS[turn % THROWS.length] ?? "";
  const inTray = [...faces].map((_, index) => index).filter((index) => !kept.includes(index));
  const dice = inTray.map(
    (index): TrayDie => ({
      kind: "d6",
      face: faces[index] ?? "",
      label: `Die ${index + 1}, ${faces[index]}`,
      isOffered: true,
      state: chosen.has(index)
        ? "selected"
        : "15".includes(faces[index] ?? "")
          ? "scoring"
          : "dead",
    }),
  );
  const corner = kept.map(
    (index): CornerDie => ({
      kind: "d6",
      face: faces[index] ?? "",
      label: `${faces[index]}, kept`,
    }),
  );
  const throwAgain = (): void => {
    setTurn(turn + 1);
    setKept([]);
    setChosen(new Set());
    setMoment(undefined);
  };
  return (
    <>
      <Cloth title="A throw, a keep, and their moments">
        <div class="gallery-tray gallery-wide">
          <Lamp mood={isWon ? "warm" : "calm"} isReduced={isReduced} />
          <Tray
            dice={dice}
            throwKey={`throw ${turn}`}
            from={(["bottom", "left", "top", "right"] as const)[turn % 4] ?? "bottom"}
            label="Tray"
            skull={true}
            flight={flight}
            moment={moment}
            isReduced={isReduced}
            onToggle={(at) => setChosen(toggled(chosen, inTray[at] ?? 0))}
          />
          <Corner
            dice={corner}
            label="Kept"
            flight={flight}
            isLeaving={moment === "hot"}
            isReduced={isReduced}
          />
        </div>
        <button type="button" onClick={throwAgain}>
          Throw
        </button>
        <button type="button" onClick={() => setKept([...kept, ...chosen])}>
          Keep
        </button>
        <button type="button" onClick={() => setMoment("doom")}>
          Doom
        </button>
        <button type="button" onClick={() => setMoment("hot")}>
          Hot dice
        </button>
        <button type="button" onClick={() => setWon(!isWon)}>
          Win
        </button>
      </Cloth>
      <Cloth title="Ten dice, eighteen dice">
        <Many count={10} isReduced={isReduced} />
        <Many count={18} isReduced={isReduced} />
      </Cloth>
      <section class="gallery-paper">
        <p>
          Mia <Stamp text="Z" isFresh={true} isReduced={isReduced} /> <Stamp text="Z" />
        </p>
        <Signature key={String(isWon)} name="Margherita" isReduced={isReduced} />
      </section>
    </>
  );
}

function toggled(chosen: ReadonlySet<number>, die: number): ReadonlySet<number> {
  const next = new Set(chosen);
  if (!next.delete(die)) {
    next.add(die);
  }
  return next;
}

const EIGHTEEN: readonly DieFace[] = [
  ...[..."UFHTSO"].map((face) => ({ kind: "left" as const, face })),
  ...[..."123456"].map((face) => ({ kind: "right" as const, face })),
  ...[..."KRNVYG"].map((face) => ({ kind: "middle" as const, face })),
];

function Many({ count, isReduced }: { count: number; isReduced: boolean }) {
  const [turn, setTurn] = useState(0);
  const thrown: readonly DieFace[] =
    count > 10
      ? EIGHTEEN
      : Array.from({ length: count }, (_, index) => ({
          kind: "d6" as const,
          face: String(1 + ((index + turn) % 6)),
        }));
  return (
    <div class="gallery-tray">
      <Tray
        dice={thrown.map((die, index) => ({
          ...die,
          label: die.face,
          isOffered: true,
          state: index % 4 === 1 ? "scoring" : index === 6 ? "selected" : "showing",
        }))}
        throwKey={`many ${turn}`}
        from="bottom"
        label={`${count} dice`}
        marks={{ left: "L", right: "R" }}
        isReduced={isReduced}
      />
      <button type="button" onClick={() => setTurn(turn + 1)}>
        Throw {count}
      </button>
    </div>
  );
}
