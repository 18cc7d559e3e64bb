import type { Notice } from "../messages";
import { canSay, t } from "../words/words";
import { plainName } from "./names";

/** Say what happened to a table in the language of the moment; until the page knows how, as the server has said it. */
export function noticeWords({ key, details, sentence }: Notice): string {
  const id = `notice-${key}`;
  return canSay(id) ? t(id, wordsOf(details)) : sentence;
}

function wordsOf(details: Notice["details"]): Record<string, string | number> {
  const entries = Object.entries(details).map(([name, value]) => [
    name,
    typeof value === "string" ? plainName(value).name : Number(value),
  ]);
  return Object.fromEntries(entries);
}
