import "../look/bones.css";
import { Die } from "../dice";
import type { PresetView } from "../messages";
import { t } from "../words/words";

/** A die on the cloth of a game, so that games are told apart at a glance. It says nothing that the words do not. */
export function Emblem({ game, index }: { game: PresetView; index: number }) {
  const marks = { left: t("web-left-mark"), right: t("web-right-mark") };
  const isBones = game.game === "bones";
  const isDoom = game.name.startsWith("doom");
  return (
    <span class="emblem" data-cloth={isBones ? "bones" : isDoom ? "doom" : "zonk"}>
      <Die
        kind={isBones ? "middle" : "d6"}
        face={isBones ? "K" : isDoom ? "6" : String((index % 6) + 1)}
        state="showing"
        turn={((index * 47) % 31) - 15}
        skull={isDoom}
        marks={marks}
      />
    </span>
  );
}
