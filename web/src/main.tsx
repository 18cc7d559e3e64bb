import { render } from "preact";
import { App } from "./app/App";
import { followHistory } from "./app/router";
import { watchPage } from "./app/visit";
import { applyToPage } from "./prefs/page";
import { startWords } from "./words/words";
import "./look/fonts.css";
import "./look/tokens.css";
import "./look/base.css";
import "./look/table.css";
import "./look/scores.css";
import "./look/controls.css";
import "./look/dice.css";
import "./look/play.css";
import "./look/sizes.css";

applyToPage();
followHistory();
await startWords();
watchPage();
const root = document.getElementById("page");
if (root !== null) {
  render(<App />, root);
}
