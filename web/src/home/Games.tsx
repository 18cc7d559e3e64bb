import { useEffect, useState } from "preact/hooks";
import { go } from "../app/router";
import { Sheet } from "../app/Sheet";
import { brought, openTable, playBots, rest } from "../app/visit";
import type { BotView, PresetView } from "../messages";
import { plainName } from "../table/names";
import { spoken, t } from "../words/words";

/** All games, each with the one line that says what is special about it. */
export default function Games({ onClose }: { onClose: () => void }) {
  const [games, setGames] = useState<readonly PresetView[]>([]);
  const [bots, setBots] = useState<readonly BotView[]>([]);
  const [bot, setBot] = useState("bot:careful");
  const language = spoken.value;
  useEffect(() => {
    void rest.listPresets().then((answer) => setGames(brought(answer) ?? []));
    void rest.listBots().then((answer) => setBots(brought(answer) ?? []));
  }, [language]);
  const begin = (opened: Promise<unknown>): void => {
    onClose();
    void opened;
  };
  return (
    <Sheet title={t("web-games")} onClose={onClose}>
      <p class="row">
        <label class="field">
          {t("web-opponent")}
          <select value={bot} onChange={(event) => setBot(event.currentTarget.value)}>
            {bots.map(({ text, description }) => (
              <option key={text} value={text}>
                {plainName(text).name} – {description}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          class="link"
          onClick={() => {
            onClose();
            go("/join");
          }}
        >
          {t("web-have-code")}
        </button>
      </p>
      <ul class="games">
        {inOrder(games).map((game) => (
          <Game
            key={game.key}
            game={game}
            onBot={() => begin(playBots(game.key, [bot]))}
            onFriends={() => begin(openTable({ rules: game.key }))}
          />
        ))}
      </ul>
    </Sheet>
  );
}

interface GameProps {
  game: PresetView;
  onBot: () => void;
  onFriends: () => void;
}

function Game({ game, onBot, onFriends }: GameProps) {
  const { title, description, cheating, least_seats: least, most_seats: most } = game;
  return (
    <li class="game" data-game={game.game} data-name={game.name}>
      <h3>{title}</h3>
      <p>{description}</p>
      <p class="game-facts">
        {t("web-players", { least, most })}
        {cheating && <> · {t("web-cheating-table")}</>}
      </p>
      <p class="row">
        <button type="button" class="reply" onClick={onBot}>
          {t("web-play-bot")}
        </button>
        <button type="button" class="reply" onClick={onFriends}>
          {t("web-play-friends")}
        </button>
      </p>
    </li>
  );
}

/** The three that this place is known for come first. */
const FIRST = ["zonk", "doom", "bones"];

function inOrder(games: readonly PresetView[]): PresetView[] {
  const rank = ({ name }: PresetView): number => {
    const place = FIRST.indexOf(name);
    return place < 0 ? FIRST.length : place;
  };
  return games.toSorted((one, other) => rank(one) - rank(other));
}
