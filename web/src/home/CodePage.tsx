import { useState } from "preact/hooks";
import { Header } from "../app/Header";
import { go } from "../app/router";
import { t } from "../words/words";

/** Properties of {@link CodePage}. */
export interface CodePageProps {
  title: string;
  code: string;
  action: string;
  /** Returns the link that a code has led to; null where it leads nowhere. */
  find: (code: string) => Promise<string | null>;
}

/** A page on which a code is typed that leads to a table. */
export function CodePage({ title, code, action, find }: CodePageProps) {
  const [typed, setTyped] = useState(code);
  const submit = async (): Promise<void> => {
    const link = await find(typed);
    if (link !== null) {
      go(`/t/${link}`, { replace: true });
    }
  };
  return (
    <div class="table-page">
      <div class="board">
        <Header title="Pushluck" />
        <main class="code-page">
          <h2>{title}</h2>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              void submit();
            }}
          >
            <label class="field">
              {t("web-code-hint")}
              <input
                value={typed}
                inputMode="numeric"
                autocomplete="off"
                class="code-input"
                onInput={(event) => setTyped(event.currentTarget.value)}
              />
            </label>
            <button type="submit" class="big">
              <span class="big-label">{action}</span>
            </button>
          </form>
          <button type="button" class="link" onClick={() => go("/")}>
            {t("web-new-table")}
          </button>
        </main>
      </div>
    </div>
  );
}
