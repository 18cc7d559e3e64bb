import "../look/lobby.css";
import { go } from "../app/router";
import { t } from "../words/words";

/** What a link leads to that leads nowhere any more. */
export default function Gone({ isShut }: { isShut: boolean }) {
  return (
    <main class="lobby">
      <section class="code-page">
        <h2>{isShut ? t("web-shut-out") : t("web-gone")}</h2>
        <p>{isShut ? t("web-shut-out-hint") : t("web-gone-hint")}</p>
        <button type="button" class="big" onClick={() => go("/")}>
          <span class="big-label">{t("web-new-table")}</span>
        </button>
        <button type="button" class="link" onClick={() => go("/join")}>
          {t("web-have-code")}
        </button>
      </section>
    </main>
  );
}
