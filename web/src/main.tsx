import { render } from "preact";
import { App } from "./app/App";
import { fetchLater } from "./app/lazily";
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
import "./look/tray.css";
import "./look/ink.css";
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
whenIdle(fetchLater);

/** Do something once the page can be used and has nothing else to do. */
function whenIdle(work: () => Promise<void>): void {
  // Some browsers do not tell when they are idle.
  const ask = window.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 1_000));
  ask(() => void work());
}
