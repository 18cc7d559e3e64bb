import { useRef } from "preact/hooks";
import { sharing } from "../app/visit";
import { useKeys } from "../keys/useKeys";
import type { MatchView } from "../messages";
import { brief, mutes } from "../prefs/prefs";
import { useSounds } from "../sound/useSounds";
import type { Session } from "../wire/session";
import { t } from "../words/words";
import { Alerts } from "./Alerts";
import { Announcer } from "./Announcer";
import { Cloth } from "./Cloth";
import { Controls } from "./Controls";
import { KeyLine } from "./KeyLine";
import { LookAway } from "./LookAway";
import { nameOf } from "./names";
import { noticeWords } from "./noticing";
import { Reactions, wordOf } from "./Reactions";
import { Status } from "./Status";
import { lastSaid, type Said } from "./saying";
import type { Stage } from "./stage";
import { useCover } from "./useCover";
import type { Curtain } from "./useCurtain";
import { useFocusCare } from "./useFocusCare";
import { useHand } from "./useHand";
import { useNote } from "./useNote";

/** Properties of {@link Play}. */
export interface PlayProps {
  session: Session | null;
  match: MatchView | null;
  stage: Stage;
  curtain: Curtain;
}

/** The cloth, what is said, and what can be done. */
export function Play({ session, match, stage, curtain }: PlayProps) {
  const { drawn, isRolling, onSettled } = curtain;
  const main = useRef<HTMLElement>(null);
  const isShared = sharing.value.length > 1;
  const you = session?.you.value ?? null;
  const isBones = match?.position.game.game === "bones";
  const moment = `${session?.guest ?? 1} ${match?.match ?? 0} ${match?.position.ply ?? 0}`;
  const [note, say] = useNote(session, moment);
  const [isCovered, uncover] = useCover(session, sharing.value.length, isRolling);
  const hand = useHand(session, stage, moment, isRolling || isCovered);
  const listener = { you, isBrief: brief.value };
  const isLong = note?.moment === moment;
  useSounds(match, drawn);
  useKeys({ session, hand, say, lastWords: () => lastSaid(drawn, listener) });
  const isUp = isCovered || (hand.yours?.legal.length ?? 0) > 0 || isTyping(session, drawn);
  const isAiming = isBones && hand.chosen !== "";
  useFocusCare(main, isUp && !isRolling ? `${moment} ${isCovered} ${isAiming}` : "");
  const people = session?.table.value?.seats.filter(({ is_bot }) => !is_bot).length ?? 0;
  return (
    <main ref={main} class="play" data-bones={isBones}>
      <Cloth
        session={session}
        match={drawn}
        stage={stage}
        hand={hand}
        isCovered={isCovered}
        isShared={isShared}
        onSettled={onSettled}
      />
      <div class="status-row" data-cheating={session?.table.value?.cheating === true}>
        {hand.turned.length > 0 && hand.turning === null && (
          <LookAway onPress={() => hand.setTurning("")} />
        )}
        <Status sentence={isLong ? note.sentence : lastSaid(drawn, listener)} />
        {session && people > sharing.value.length && you !== null && (
          <Reactions session={session} />
        )}
        {session && <Alerts session={session} />}
      </div>
      <Announcer
        match={drawn}
        guest={session?.guest ?? 1}
        listener={listener}
        others={[...othersIn(session, drawn), ...(note ? [note] : [])]}
      />
      <div class="controls">
        <Controls
          session={session}
          match={drawn}
          isRolling={isRolling}
          isOwnThrow={stage.thrower === you}
          selected={hand.chosen}
          declared={hand.declared}
          onRefused={say}
          isCovered={isCovered}
          onUncover={uncover}
        />
        <KeyLine isShown={isUp && !isCovered} />
      </div>
    </main>
  );
}

function isTyping(session: Session | null, match: MatchView | null): boolean {
  const isMine = match?.position.waiting_for.includes(session?.you.value ?? -1) ?? false;
  return isMine && match?.position.phase === "throw";
}

/** What is said besides the match: news of the table, and what others show. */
function othersIn(session: Session | null, match: MatchView | null): Said[] {
  const { notices = [], reactions = [] } = session?.known.value ?? {};
  const news = notices.map((notice) => ({
    key: `notice ${notice.number}`,
    sentence: noticeWords(notice),
  }));
  const shown = reactions
    .filter(({ seat }) => !mutes.value && seat !== session?.you.value)
    .map(({ number, seat, reaction }) => ({
      key: `reaction ${number}`,
      sentence: t("web-reacted", {
        name: nameOf(seat, match, session?.table.value ?? null).name,
        what: wordOf(reaction),
      }),
    }));
  return [...news, ...shown];
}
