import { Skeleton } from "../bones";
import type { Flight } from "../dice/flight";
import type { Bones, OfferView } from "../messages";
import { isStill } from "../prefs/prefs";
import type { Session } from "../wire/session";
import { boneName } from "../words/bones";
import { listed, t } from "../words/words";
import "../look/bones.css";

/** Properties of {@link SlabArea}. */
export interface SlabAreaProps {
  session: Session | null;
  game: Bones;
  offers: readonly OfferView[];
  flight: Flight;
}

/** The slab with the skeleton of whoever's turn it is. */
export default function SlabArea({ session, game, offers, flight }: SlabAreaProps) {
  const labels = Object.fromEntries(
    offers.map(({ slot, points }) => [slot, t("web-place", { bone: boneName(slot), points })]),
  );
  const placed = [...game.bones].map(boneName);
  return (
    <div class="slab-area">
      <Skeleton
        label={placed.length === 0 ? t("web-slab-empty") : listed(placed)}
        bones={game.bones}
        wrong={game.wrong}
        hat={game.hat}
        open={game.open}
        lit={offers.map(({ slot }) => slot).join("")}
        labels={labels}
        onSlot={(slot) => {
          const offer = offers.find((each) => each.slot === slot);
          if (offer) {
            void session?.play([offer.act]);
          }
        }}
        sides={{ left: t("web-left-mark"), right: t("web-right-mark") }}
        flight={flight}
        isReduced={isStill.value}
      />
    </div>
  );
}
