import { Die, type DieKind, type DieState } from "../src/dice";
import { Cloth } from "./Cloth";

const STATES: readonly DieState[] = ["showing", "scoring", "selected", "held", "dead", "rolling"];
const KINDS: readonly (readonly [DieKind, string])[] = [
  ["left", "UFHTSO"],
  ["right", "123456"],
  ["middle", "KRNVYG"],
];
const MARKS = { left: "L", right: "R" };

/** Dice by size, state and kind. */
export function DiceScene() {
  return (
    <>
      {(["zonk", "doom", "bones"] as const).map((cloth) => (
        <Cloth key={cloth} title={`States: ${cloth}`} cloth={cloth}>
          {STATES.map((state, index) => (
            <span key={state} class="gallery-die">
              <Die
                kind="d6"
                face={String(6 - index)}
                state={state}
                size={64}
                turn={index * 9 - 20}
                skull={cloth === "doom"}
              />
              {state}
            </span>
          ))}
        </Cloth>
      ))}
      {[28, 36, 56, 96].map((size) => (
        <Cloth key={size} title={`${size} px`}>
          {[..."123456"].map((face) => (
            <Die key={face} kind="d6" face={face} state="showing" size={size} />
          ))}
          <Die kind="d6" face="6" state="showing" size={size} skull={true} />
          <Die kind="d6" face="6" state="showing" size={size} numerals={true} />
          <Die kind="d6" face="6" state="showing" size={size} numerals={true} skull={true} />
        </Cloth>
      ))}
      {[28, 40, 64].map((size) => (
        <Cloth key={size} title={`Bones at ${size} px`} cloth="bones">
          {KINDS.map(([kind, faces]) =>
            [...faces].map((face) => (
              <Die
                key={kind + face}
                kind={kind}
                face={face}
                state="showing"
                size={size}
                marks={size > 28 ? MARKS : undefined}
              />
            )),
          )}
        </Cloth>
      ))}
    </>
  );
}
