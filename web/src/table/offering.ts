import { GRAVESTONE } from "../bones/anatomy";
import type { DieFace } from "../dice/face";
import type { OfferView, Options, PaymentView, Position } from "../messages";
import { boneName } from "../words/bones";
import { listed, number, t } from "../words/words";
import type { Chip } from "./Chips";
import { lossOf } from "./risk";
import { handDice, kindOf } from "./stage";

/** Choices under one title. */
export interface ChipGroup {
  key: string;
  title: string;
  chips: Chip[];
  isRow?: boolean;
}

/** Everything that may be chosen besides the two big buttons, each chip keyed by its act. */
export function chipsOf(position: Position, yours: Options, selected: string): ChipGroup[] {
  const isBones = position.game.game === "bones";
  const groups: ChipGroup[] = [
    {
      key: "offers",
      title: t("web-offers"),
      // Bones are chosen on the slab itself.
      chips: isBones
        ? []
        : bestFirst(yours.offers).map((offer) => keepChip(offer, position, selected)),
    },
    {
      key: "payments",
      title:
        position.game.game === "bones" ? t("web-payments", { price: position.game.price }) : "",
      chips: yours.payments.map(paymentChip),
      isRow: true,
    },
    { key: "others", title: "", chips: othersOf(yours).map(otherChip) },
  ];
  return groups.filter(({ chips }) => chips.length > 0);
}

/** Return the offer that sets aside exactly these faces. */
export function offerOf(offers: readonly OfferView[], faces: string): OfferView | undefined {
  const sought = sorted(faces);
  return offers.find(({ dice }) => sorted(dice) === sought);
}

/** Acts that have a place of their own on the table. */
const PLACED = new Set(["t", "b", "r", "c", "a", "z:owed"]);

function othersOf({ legal, offers, payments }: Options): string[] {
  const shown = new Set([...offers.map(({ act }) => act), ...payments.map(({ act }) => act)]);
  return legal.filter((act) => !PLACED.has(act) && !shown.has(act) && !act.startsWith("f"));
}

function bestFirst(offers: readonly OfferView[]): OfferView[] {
  return offers.toSorted((one, other) => other.points - one.points);
}

function keepChip(offer: OfferView, position: Position, selected: string): Chip {
  const { act, dice, points, left, parts, risk } = offer;
  const why = parts.map(({ name }) => name).join(" + ");
  const isHot = position.game.game === "scoring" && left === position.game.dice;
  const rest = isHot ? t("web-hot") : t("web-left-to-throw", { left });
  const bust = risk === null ? "" : t("web-bust-risk", { risk: lossOf(risk) });
  return {
    key: act,
    label: why || [...dice].join(" "),
    worth: number(points),
    detail: rest,
    spoken: [t("web-offer", { dice: [...dice].join(" "), why, points }), rest, bust]
      .filter(Boolean)
      .join(", "),
    isMatch: selected !== "" && sorted(selected) === sorted(dice),
  };
}

function paymentChip(payment: PaymentView): Chip {
  const { act, dice, slots, gravestone } = payment;
  const paid = dice.filter(({ count }) => count > 0).map(({ kind, count }) => diceOf(kind, count));
  if (slots !== "") {
    paid.push(t("web-pay-slots", { bones: listed([...slots].map(boneName)) }));
  }
  const label = paid.length === 0 ? t("web-throw-bare") : listed(paid);
  const chance = gravestone.hits / gravestone.ways;
  const pictured = [...dice.flatMap(handDice), ...[...slots].map(boneDie)];
  return {
    key: act,
    label,
    worth: "",
    detail: t("web-chance", { chance }),
    spoken: `${label}, ${t("web-gravestone", { chance })}`,
    dice: pictured,
    sign: { kind: "middle", face: GRAVESTONE },
  };
}

function boneDie(face: string): DieFace {
  return { kind: kindOf(face), face };
}

function diceOf(kind: string, count: number): string {
  switch (kind) {
    case "left":
      return t("web-pay-left", { count });
    case "right":
      return t("web-pay-right", { count });
    default:
      return t("web-pay-middle", { count });
  }
}

function otherChip(act: string): Chip {
  const label = act.startsWith("l") ? t("web-lift-hat") : act;
  return { key: act, label, worth: "", detail: "", spoken: label };
}

function sorted(faces: string): string {
  return [...faces].sort().join("");
}
