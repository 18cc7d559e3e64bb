/** Every state of dice and bones on one page, to look at while working on them. */
import { render } from "preact";
import "../src/look/dice.css";
import "../src/look/tray.css";
import "../src/look/ink.css";
import "../src/look/bones.css";
import "./gallery.css";
import { BonesScene } from "./BonesScene";
import { DiceScene } from "./DiceScene";
import { MomentScene } from "./MomentScene";

import.meta.glob("../src/look/{tokens,base}.css", { eager: true });

const root = document.getElementById("gallery");
const query = new URLSearchParams(location.search);
document.documentElement.dataset.theme = query.get("theme") ?? "dark";

if (root) {
  render(
    <div class="gallery">
      <DiceScene />
      <MomentScene isReduced={query.has("reduced")} />
      <BonesScene isReduced={query.has("reduced")} />
    </div>,
    root,
  );
}
