import { useLayoutEffect, useRef } from "preact/hooks";
import { Stamp } from "../dice";
import { number, t } from "../words/words";
import { plainName } from "./names";
import type { Entry } from "./sheet";

/** Properties of {@link ScoreSheet}. */
export interface ScoreSheetProps {
  names: readonly string[];
  columns: readonly (readonly Entry[])[];
  /** How a turn without points is stamped. */
  mark: string;
}

/** Where there is room beside the table, the sheet lies open. */
const IS_WIDE = window.matchMedia("(width >= 60em)").matches;

/** The sheet of paper on which every turn is written down. */
export function ScoreSheet({ names, columns, mark }: ScoreSheetProps) {
  const paper = useRef<HTMLElement>(null);
  const turns = Math.max(0, ...columns.map(({ length }) => length));
  useLayoutEffect(() => {
    paper.current?.scrollTo({ top: paper.current.scrollHeight });
  }, [turns]);
  return turns === 0 ? null : (
    <details class="score-sheet" open={IS_WIDE}>
      <summary>{t("web-sheet")}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section ref={paper} class="score-paper" tabIndex={0} aria-label={t("web-sheet")}>
        <table>
          <thead>
            <tr>
              {names.map((name, seat) => (
                <th key={seat} scope="col">
                  <bdi>{plainName(name).name}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: turns }, (_, turn) => (
              <tr key={turn}>
                {columns.map((column, seat) => (
                  <td key={seat}>
                    <Written entry={column[turn]} mark={mark} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}

function Written({ entry, mark }: { entry: Entry | undefined; mark: string }) {
  switch (entry?.kind) {
    case "points":
      return (
        <>
          {number(entry.score)} <small>{signed(entry.points)}</small>
        </>
      );
    case "zero":
      return <Stamp text={mark} />;
    case "cost":
      return <small>{signed(-entry.points)}</small>;
    default:
      return null;
  }
}

function signed(points: number): string {
  return points < 0 ? number(points) : `+${number(points)}`;
}
