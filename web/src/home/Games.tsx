import { useEffect, useState } from "preact/hooks";
import { go } from "../app/router";
import { Sheet } from "../app/Sheet";
import { brought, openTable, playBots, rest } from "../app/visit";
import type { BotView, PresetView } from "../messages";
import { displayName } from "../prefs/prefs";
import { plainName } from "../table/names";
import { spoken, t } from "../words/words";
import { Emblem } from "./Emblem";
import { NameField } from "./SitDown";

/** All games, each with the one line that says what is special about it. */
export default function Games({ onClose }: { onClose: () => void }) {
  const [games, setGames] = useState<readonly PresetView[]>();
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
  const character = bots.find(({ text }) => text === bot)?.description;
  const [known, others] = split(games ?? []);
  const card = (game: PresetView, index: number) => (
    <Game
      key={game.key}
      game={game}
      index={index}
      onBot={() => begin(playBots(game.key, [bot]))}
      onFriends={() => begin(openTable({ rules: game.key }))}
    />
  );
  return (
    <Sheet title={t("web-games")} onClose={onClose} isWaiting={!games}>
      <section class="games-company">
        <NameField
          name={displayName.value}
          onName={(name) => {
            displayName.value = name;
          }}
        />
        <label class="field">
          {t("web-opponent")}
          <select value={bot} onChange={(event) => setBot(event.currentTarget.value)}>
            {bots.map(({ text }) => (
              <option key={text} value={text}>
                {plainName(text).name}
              </option>
            ))}
          </select>
        </label>
        <p class="games-character">{character}</p>
      </section>
      <ul class="games">{known.map(card)}</ul>
      {others.length > 0 && (
        <>
          <h3 class="games-more">{t("web-more-games")}</h3>
          <ul class="games">{others.map(card)}</ul>
        </>
      )}
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
    </Sheet>
  );
}

interface GameProps {
  game: PresetView;
  index: number;
  onBot: () => void;
  onFriends: () => void;
}

function Game({ game, index, onBot, onFriends }: GameProps) {
  const { title, description, cheating, least_seats: least, most_seats: most } = game;
  return (
    <li class="game" data-game={game.game} data-name={game.name}>
      <Emblem game={game} index={index} />
      <div class="game-words">
        <h3>{title}</h3>
        <p>{description}</p>
        <p class="game-facts">
          {t("web-players", { least, most })}
          {cheating && <> · {t("web-cheating-table")}</>}
        </p>
      </div>
      <p class="game-ways">
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

/** The three that this place is known for. */
const KNOWN = ["zonk", "doom", "bones"];

/** The known ones in their order, and the others. */
function split(games: readonly PresetView[]): [PresetView[], PresetView[]] {
  const known = KNOWN.flatMap((name) => games.filter((game) => game.name === name));
  return [known, games.filter((game) => !known.includes(game))];
}
