import { useLayoutEffect, useRef } from "preact/hooks";
import { Die } from "./Die";
import { dragFrom } from "./drag";
import type { FaceStyle } from "./FaceArt";
import type { Flight } from "./flight";
import { holdFrom } from "./hold";
import type { Spot } from "./places";
import type { TrayDie } from "./Tray";

interface TraySpotProps extends FaceStyle {
  die: TrayDie;
  spot: Spot;
  isRolling: boolean;
  flight: Flight | undefined;
  onToggle: () => void;
  onLift: () => void;
  onDrop: ((slot: string) => void) | undefined;
  onHold: (() => void) | undefined;
}

/** A die at its place in a tray: a button where it can be selected, else a picture. */
export function TraySpot(props: TraySpotProps) {
  const { die, spot, isRolling, flight, onDrop, onHold, onToggle, onLift, ...style } = props;
  const element = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const found = element.current;
    if (!found || !flight) {
      return undefined;
    }
    flight.lie(found, die);
    return () => flight.leave(found);
  }, [flight, die.kind, die.face]);
  const shown = {
    kind: die.kind,
    face: die.face,
    state: isRolling ? ("rolling" as const) : die.state,
    turn: spot.turn,
    ...style,
  };
  const drag = (press: PointerEvent): void => {
    if (element.current && onDrop) {
      dragFrom(press, element.current, "[data-slot]", {
        onStart: onLift,
        onDrop: (target) => {
          const slot = target?.getAttribute("data-slot");
          if (slot) {
            onDrop(slot);
          }
        },
      });
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: holding a die is never the only way to do something
    <span
      ref={element}
      class="tray-spot"
      onPointerDown={(press) => onHold && holdFrom(press, onHold)}
      onContextMenu={(event) => onHold && event.preventDefault()}
      style={{ left: `${spot.x.toFixed(1)}px`, top: `${spot.y.toFixed(1)}px` }}
    >
      {die.isOffered ? (
        <button
          type="button"
          class="tray-die"
          aria-label={die.label}
          data-face={die.face}
          aria-pressed={die.state === "selected"}
          data-drags={onDrop !== undefined}
          onClick={onToggle}
          onPointerDown={drag}
        >
          <Die {...shown} />
        </button>
      ) : (
        <span class="tray-die">
          <Die {...shown} label={die.label} />
        </span>
      )}
    </span>
  );
}
