import { useState } from "preact/hooks";
import { type BurialView, type Misplaced, Skeleton } from "../src/bones";
import { type DieFace, Flight, Tray } from "../src/dice";
import { Cloth } from "./Cloth";

interface Sample {
  title: string;
  bones: string;
  wrong?: readonly Misplaced[];
  hat?: boolean;
  open: string;
  lit?: string;
  burial?: BurialView;
}

const ALL = "KRNVUFH123TSO456";
const SAMPLES: readonly Sample[] = [
  { title: "Empty", bones: "", open: ALL },
  { title: "Lit for a left hand and a hat", bones: "KRNVUF1", open: "H2T4", lit: "HY" },
  {
    title: "Misplaced",
    bones: "KRNVUF12T4",
    wrong: [
      { slot: "H", face: "6" },
      { slot: "3", face: "K" },
      { slot: "S", face: "2" },
    ],
    open: "5",
    hat: true,
  },
  { title: "Complete", bones: ALL, open: "", hat: true },
];
const BURIAL: BurialView = {
  scores: [
    { section: "thorax", text: "5" },
    { section: "left-arm", text: "2" },
    { section: "right-arm", text: "2" },
    { section: "left-leg", text: "1" },
    { section: "right-leg", text: "1" },
    { section: "misplaced", text: "−5", slot: "H" },
  ],
  total: "12",
};
const SIDES = { left: "left", right: "right" };
const flight = new Flight();

/** The slab in its states, and one to play with. */
export function BonesScene({ isReduced }: { isReduced: boolean }) {
  return (
    <>
      <Cloth title="The slab" cloth="bones">
        {SAMPLES.map(({ title, ...sample }) => (
          <div key={title} class="gallery-slab">
            <Skeleton
              label={title}
              wrong={[]}
              hat={false}
              lit=""
              labels={{ H: "left hand", Y: "hat" }}
              sides={SIDES}
              isReduced={isReduced}
              {...sample}
            />
          </div>
        ))}
      </Cloth>
      <Playing isReduced={isReduced} />
    </>
  );
}

const DICE: readonly DieFace[] = [
  { kind: "left", face: "H" },
  { kind: "left", face: "O" },
  { kind: "right", face: "2" },
  { kind: "middle", face: "K" },
  { kind: "middle", face: "Y" },
  { kind: "middle", face: "G" },
];

function Playing({ isReduced }: { isReduced: boolean }) {
  const [placed, setPlaced] = useState<readonly Misplaced[]>([]);
  const [chosen, setChosen] = useState<string | undefined>();
  const [isOver, setOver] = useState(false);
  const dice = DICE.filter(({ face }) => !placed.some((one) => one.face === face));
  const bones = `RNVUF1T4${placed.flatMap(({ slot, face }) => (slot === face && face !== "Y" ? face : [])).join("")}`;
  const wrong = placed.filter(({ slot, face }) => slot !== face);
  const hat = placed.some(({ face }) => face === "Y");
  const lit = chosen === "Y" ? "Y" : chosen && chosen !== "G" ? "KH2S5" : "";
  const put = (face: string, slot: string): void => {
    setPlaced([...placed, { slot, face }]);
    setChosen(undefined);
  };
  return (
    <Cloth title="Drag, tap or use the keyboard" cloth="bones">
      <div class="gallery-tray">
        <Tray
          dice={dice.map((die) => ({
            ...die,
            label: die.face,
            isOffered: true,
            state: die.face === chosen ? "selected" : "showing",
          }))}
          throwKey="bones"
          from="bottom"
          label="Bones"
          marks={{ left: "L", right: "R" }}
          flight={flight}
          isReduced={isReduced}
          onToggle={(at) => setChosen(dice[at]?.face === chosen ? undefined : dice[at]?.face)}
          onLift={(at) => setChosen(dice[at]?.face)}
          onDrop={(at, slot) => put(dice[at]?.face ?? "", slot)}
        />
        <button type="button" onClick={() => setOver(!isOver)}>
          Bury
        </button>
      </div>
      <div class="gallery-slab">
        <Skeleton
          label="A skeleton"
          bones={bones}
          wrong={wrong}
          hat={hat}
          open="KH2S5"
          lit={lit}
          labels={{
            K: "skull",
            H: "left hand",
            "2": "right forearm",
            S: "left shin",
            "5": "right shin",
            Y: "hat",
          }}
          sides={SIDES}
          flight={flight}
          burial={isOver ? BURIAL : undefined}
          isReduced={isReduced}
          onSlot={(slot) => put(chosen ?? "", slot)}
        />
      </div>
    </Cloth>
  );
}
