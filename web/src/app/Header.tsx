import { t } from "../words/words";
import { openPanel } from "./panels";
import { visited } from "./visit";

/** The name of the game, and the ways to everything that is not the table. */
export function Header({ title }: { title: string }) {
  const hasTable = visited.value !== null;
  return (
    <header class="head">
      <h1 class="head-title">{title}</h1>
      <nav class="head-ways">
        <button type="button" class="quiet" onClick={() => openPanel("games")}>
          {t("web-games")}
        </button>
        {hasTable && (
          <button type="button" class="quiet" onClick={() => openPanel("friends")}>
            {t("web-friends")}
          </button>
        )}
        <button type="button" class="quiet" onClick={() => openPanel("rules")}>
          {t("web-rules")}
        </button>
        <button
          type="button"
          class="quiet icon-button"
          aria-label={t("web-settings")}
          onClick={() => openPanel("settings")}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 7h9M17 7h3M4 17h3M11 17h9" />
            <circle cx="15" cy="7" r="2.4" />
            <circle cx="9" cy="17" r="2.4" />
          </svg>
        </button>
      </nav>
    </header>
  );
}
