import { t } from "./words";

/** The name of a bot in the language of the moment, by what addresses it, such as `careful` or `hold@300`. */
export function botName(text: string): string {
  const key = `bot-name-${text.split("@")[0]}`;
  const said = t(key);
  return said === key ? text : said;
}
