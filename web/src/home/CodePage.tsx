import "../look/lobby.css";
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
  const [isShort, setShort] = useState(false);
  const submit = async (): Promise<void> => {
    const digits = digitsOf(typed);
    setShort([...digits].length !== CODE_DIGITS);
    if ([...digits].length !== CODE_DIGITS) {
      return;
    }
    const link = await find(digits);
    if (link !== null) {
      go(`/t/${link}`, { replace: true });
    }
  };
  return (
    <div class="table-page">
      <div class="board">
        <Header title="Pushluck" />
        <main class="lobby">
          <section class="code-page">
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
                  aria-invalid={isShort}
                  aria-describedby={isShort ? "code-short" : undefined}
                  onInput={(event) => setTyped(event.currentTarget.value)}
                />
              </label>
              <p id="code-short" class="lobby-refusal" role="alert">
                {isShort ? t("web-code-short") : ""}
              </p>
              <button type="submit" class="big">
                <span class="big-label">{action}</span>
              </button>
            </form>
            <button type="button" class="link" onClick={() => go("/")}>
              {t("web-new-table")}
            </button>
          </section>
        </main>
      </div>
    </div>
  );
}

const CODE_DIGITS = 8;

/** The digits of what was typed, of whatever script and however they were set apart. */
function digitsOf(typed: string): string {
  return typed.match(/\p{Nd}/gu)?.join("") ?? "";
}
