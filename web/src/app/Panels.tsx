import { lazily } from "./lazily";
import { closePanel, panel } from "./panels";

const Games = lazily(() => import("../home/Games"));
const Friends = lazily(() => import("../home/Friends"));
const Rules = lazily(() => import("../home/Rules"));
const Settings = lazily(() => import("../home/Settings"));

/** Whatever lies over the table. */
export function Panels() {
  switch (panel.value) {
    case "games":
      return <Games onClose={closePanel} />;
    case "friends":
      return <Friends onClose={closePanel} />;
    case "rules":
      return <Rules onClose={closePanel} />;
    case "settings":
      return <Settings onClose={closePanel} />;
    default:
      return null;
  }
}
