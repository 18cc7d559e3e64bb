import { useEffect, useState } from "preact/hooks";
import { Sheet } from "../app/Sheet";
import { brought, rest, visited } from "../app/visit";
import type { RulesSectionView, RulesView } from "../messages";
import { spoken, t } from "../words/words";
import { HONEST_ZONK } from "./opening";

/** The rules of exactly this table. */
export default function Rules({ onClose }: { onClose: () => void }) {
  const [page, setPage] = useState<RulesView | null>();
  const rules = visited.value?.table.value?.settings.rules ?? HONEST_ZONK.rules;
  const language = spoken.value;
  useEffect(() => {
    void rest.showRules(rules).then((answer) => setPage(brought(answer)));
  }, [rules, language]);
  const marks = new Map(page?.marks.map(({ origin, text }) => [origin, text]));
  return (
    <Sheet title={page?.title ?? t("web-rules")} onClose={onClose} isWaiting={page === undefined}>
      {page && (
        <div class="rules">
          {page.sections.map((section) => (
            <Section key={section.title} section={section} marks={marks} />
          ))}
          <button type="button" class="reply rules-print" onClick={() => window.print()}>
            {t("web-print")}
          </button>
          <p class="rules-legend">{page.legend}</p>
          <ul class="rules-marks">
            {page.marks.map(({ origin, text, meaning }) => (
              <li key={origin}>
                <small class="mark" data-origin={origin}>
                  {text}
                </small>{" "}
                {meaning}
              </li>
            ))}
          </ul>
          <h3>{page.sources_title}</h3>
          <ul class="rules-sources">
            {page.sources.map((source) => (
              <li key={source}>{source}</li>
            ))}
          </ul>
        </div>
      )}
    </Sheet>
  );
}

interface SectionProps {
  section: RulesSectionView;
  marks: ReadonlyMap<string, string>;
}

function Section({ section, marks }: SectionProps) {
  const { title, lines, table } = section;
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {lines.map(({ text, origin }) => (
          <li key={text}>
            {text}{" "}
            <small class="mark" data-origin={origin}>
              {marks.get(origin)}
            </small>
          </li>
        ))}
      </ul>
      {table && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        <section class="rules-table" tabIndex={0} aria-label={table.caption}>
          <table>
            <caption>{table.caption}</caption>
            <thead>
              <tr>
                {table.header.map((cell) => (
                  <th key={cell} scope="col">
                    {cell}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map((row) => (
                <tr key={row.join("|")}>
                  {row.map((cell, index) => (
                    <td key={index}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  );
}
