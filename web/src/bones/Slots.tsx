import { nearestTo } from "../dice/nearest";
import { HAT, HAT_PLACE, placeOf, SLAB, SLOTS, type SlotPlace } from "./anatomy";

interface SlotsProps {
  lit: string;
  labels: Readonly<Record<string, string>>;
  onSlot: ((slot: string) => void) | undefined;
}

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The slots that can be chosen, as buttons over the picture. Tab reaches them all, arrow keys go the way they point. */
export function Slots({ lit, labels, onSlot }: SlotsProps) {
  const slots = [...SLOTS, HAT].filter((slot) => lit.includes(slot));
  return (
    <div class="slots">
      {slots.map((slot) => (
        <button
          key={slot}
          type="button"
          class="slot"
          data-slot={slot}
          aria-label={labels[slot]}
          style={over(place(slot))}
          onClick={(event) => onSlot?.(event.detail > 0 ? slotAt(event) : slot)}
          onKeyDown={(event) => moveFocus(event, slot, slots)}
        />
      ))}
    </div>
  );
}

function place(slot: string): SlotPlace {
  return slot === HAT ? HAT_PLACE : placeOf(slot);
}

/** Return whose middle is nearest: on a small slab neighbours overlap, to be large enough for a finger. */
function slotAt({ currentTarget, clientX, clientY }: MouseEvent): string {
  const slots = [...((currentTarget as HTMLElement).parentElement?.children ?? [])];
  return nearestTo(clientX, clientY, slots)?.getAttribute("data-slot") ?? "";
}

function over({ x, y, turn, width, height }: SlotPlace): Record<string, string> {
  const part = (length: number, whole: number): string => `${((100 * length) / whole).toFixed(2)}%`;
  return {
    left: part(x - width / 2, SLAB.width),
    top: part(y - height / 2, SLAB.height),
    width: part(width, SLAB.width),
    height: part(height, SLAB.height),
    transform: `rotate(${turn}deg)`,
  };
}

function moveFocus(event: KeyboardEvent, from: string, slots: readonly string[]): void {
  const way = WAYS[event.key];
  if (way && event.target instanceof HTMLElement) {
    event.preventDefault();
    const next = nearest(from, way, slots);
    event.target.parentElement?.querySelector<HTMLElement>(`[data-slot="${next}"]`)?.focus();
  }
}

/** Return the slot that lies nearest in a direction; where there is none, the same one. */
export function nearest(
  from: string,
  [right, down]: readonly [number, number],
  slots: readonly string[],
): string {
  const here = place(from);
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  for (const slot of slots) {
    const [dx, dy] = [place(slot).x - here.x, place(slot).y - here.y];
    const ahead = dx * right + dy * down;
    const aside = Math.abs(dx * down) + Math.abs(dy * right);
    if (slot !== from && ahead > 0 && ahead + 2 * aside < least) {
      best = slot;
      least = ahead + 2 * aside;
    }
  }
  return best;
}
