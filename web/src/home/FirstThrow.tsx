import { openPanel } from "../app/panels";
import { go } from "../app/router";
import { isDealing } from "../app/visit";
import { lastTable } from "../prefs/prefs";
import { t } from "../words/words";
import { HONEST_ZONK, isOpening, throwFirst } from "./opening";

/** One big throw, and quietly the ways to play something else. */
export function FirstThrow() {
  const isBusy = isOpening.value || isDealing.value;
  return (
    <>
      <p class="first-line">{t("web-first-line")}</p>
      <div class="quiet-strip">
        {lastTable.value !== "" && !isBusy && (
          <button type="button" class="link" onClick={() => go(`/t/${lastTable.value}`)}>
            {t("web-go-on")}
          </button>
        )}
        <button type="button" class="link" onClick={() => openPanel("games")}>
          {t("web-another-game")}
        </button>
        <button type="button" class="link" onClick={() => openPanel("games")}>
          {t("web-play-friends")}
        </button>
        <a
          class="link"
          href="/join"
          onClick={(event) => {
            event.preventDefault();
            go("/join");
          }}
        >
          {t("web-have-code")}
        </a>
      </div>
      <div class="actions" data-count="1">
        <button
          type="button"
          class="big"
          data-kind="throw"
          aria-disabled={isBusy}
          onClick={() => void throwFirst()}
        >
          <span class="big-label">{t("web-throw", { dice: HONEST_ZONK.dice })}</span>
          <span class="big-detail" />
        </button>
      </div>
    </>
  );
}
