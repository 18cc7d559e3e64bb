import { Skeleton } from "../bones";
import type { Flight } from "../dice/flight";
import type { Bones } from "../messages";
import { isStill } from "../prefs/prefs";
import { boneName } from "../words/bones";
import { listed, t } from "../words/words";
import type { Buried } from "./burial";
import type { Place } from "./placing";
import "../look/bones.css";

/** Properties of {@link SlabArea}. */
export interface SlabAreaProps {
  game: Bones;
  /** Shown in its place until something else happens. */
  buried: Buried | null;
  /** Where bones can be laid now. */
  places: readonly Place[];
  onPlace: (act: string) => void;
  flight: Flight;
}

/** The slab with the skeleton of whoever's turn it is. */
export default function SlabArea({ game, buried, places, onPlace, flight }: SlabAreaProps) {
  const lying = buried?.game ?? game;
  const labels = Object.fromEntries(places.map((place) => [place.slot, labelOf(place)]));
  const placed = [...lying.bones].map(boneName);
  return (
    <div class="slab-area">
      <Skeleton
        // A buried skeleton does not rise again: the next one is another.
        key={buried ? "buried" : "open"}
        label={placed.length === 0 ? t("web-slab-empty") : listed(placed)}
        bones={lying.bones}
        wrong={lying.wrong}
        hat={lying.hat}
        open={lying.open}
        lit={places.map(({ slot }) => slot).join("")}
        labels={labels}
        onSlot={(slot) => {
          const place = places.find((each) => each.slot === slot);
          if (place) {
            onPlace(place.act);
          }
        }}
        sides={{ left: t("web-left-mark"), right: t("web-right-mark") }}
        flight={flight}
        burial={buried?.view}
        isReduced={isStill.value}
      />
    </div>
  );
}

function labelOf({ face, slot, points, isWrong }: Place): string {
  const bone = boneName(face);
  return isWrong
    ? t("web-misplace", { bone, slot: boneName(slot) })
    : t("web-place", { bone, points });
}
