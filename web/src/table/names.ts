import type { MatchView, TableView } from "../messages";
import { botName } from "../words/bots";

const BOT = "bot:";

/** The name of a seat as it is shown, and whether it is a bot's. */
export function nameOf(
  seat: number,
  match: MatchView | null,
  table: TableView | null,
): { name: string; isBot: boolean } {
  const text = match?.names[seat] ?? table?.seats[seat]?.name ?? "";
  return plainName(text);
}

/** A name without what marks it as a bot's. */
export function plainName(text: string): { name: string; isBot: boolean } {
  const isBot = text.startsWith(BOT);
  return { name: isBot ? botName(text.slice(BOT.length)) : text, isBot };
}
