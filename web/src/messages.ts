// Written by `make messages` from the message types of the server.

/** The version of this protocol; `Welcome` says which one the server speaks. */
export const PROTOCOL = 1;

/**
 * Everything that travels, over the socket or HTTP.
 */
export type Wire =
  | ClientMessage
  | ServerMessage
  | Refusal
  | PresetView
  | BotView
  | RulesView
  | RulesFile
  | NewTable
  | Opened
  | NewSeat
  | CodeText
  | Found
  | Pairing
  | MatchSummary
  | TableView;
/**
 * Everything a client may send over the socket.
 */
export type ClientMessage =
  | Hello
  | Sync
  | Play
  | Start
  | Leave
  | TakeBack
  | Kick
  | AddBot
  | StandIn
  | MakeHost
  | MoveSeat
  | ChangeSettings
  | End
  | SignOutOthers
  | React
  | Claim
  | Ping;
/**
 * Everything the server may send over the socket.
 */
export type ServerMessage =
  | Welcome
  | TableChanged
  | Snapshot
  | Events
  | Ack
  | Refused
  | Seen
  | Reacted
  | ClockWarning
  | Superseded
  | Goodbye
  | Pong;

/**
 * The first message: who is there and what it has already. Answered by `Welcome`.
 */
export interface Hello {
  type: "hello";
  client: string;
  /**
   * Sentences come in this language, or in English where it is not spoken; without one only codes are sent.
   */
  lang?: string;
  match?: number | null;
  /**
   * Number of events the client has of `match`; the others are sent.
   */
  ply?: number;
}
/**
 * Ask for the events from a ply on. Answered by `Events`, or `Snapshot` where that match is not played now.
 */
export interface Sync {
  type: "sync";
  match: number;
  ply: number;
}
/**
 * Acts of the client's seat, all or none; at a table with real dice also faces.
 */
export interface Play {
  type: "play";
  id: number;
  match: number;
  /**
   * Number of events the client had when it decided.
   */
  ply: number;
  /**
   * @minItems 1
   * @maxItems 3
   */
  acts: string[];
}
/**
 * The host begins the match, or the next one.
 */
export interface Start {
  type: "start";
  id: number;
  /**
   * The seat that begins, where the table names it (the youngest); by default the host's.
   */
  first?: number | null;
}
/**
 * Give up the seat; during a match it can be taken again with `TakeBack`.
 */
export interface Leave {
  type: "leave";
  id: number;
}
/**
 * Play the own seat again after leaving it.
 */
export interface TakeBack {
  type: "take-back";
  id: number;
}
/**
 * The host sends a person away, for good, or a bot.
 */
export interface Kick {
  type: "kick";
  id: number;
  seat: number;
}
/**
 * The host seats a bot.
 */
export interface AddBot {
  type: "add-bot";
  id: number;
  bot: string;
}
/**
 * The host lets a bot play for a person who is away or has left.
 */
export interface StandIn {
  type: "stand-in";
  id: number;
  seat: number;
  bot: string;
}
/**
 * The host hands the table over.
 */
export interface MakeHost {
  type: "make-host";
  id: number;
  seat: number;
}
/**
 * The host changes the order of seats before a match.
 */
export interface MoveSeat {
  type: "move-seat";
  id: number;
  seat: number;
  to: number;
}
/**
 * The host changes how the table is played, before a match.
 */
export interface ChangeSettings {
  type: "settings";
  id: number;
  rules?: string;
  clock?: number;
  stand_in?: string;
  spectators?: boolean;
  real_dice?: boolean;
  pace?: number;
}
/**
 * The host ends a match that nobody wants to go on with; nobody wins it.
 */
export interface End {
  type: "end";
  id: number;
}
/**
 * Let nobody but this device speak for the person any more.
 */
export interface SignOutOthers {
  type: "sign-out-others";
  id: number;
}
/**
 * Show a reaction to everybody; it is not kept and not acknowledged.
 */
export interface React {
  type: "react";
  reaction: "clap" | "gasp" | "hurry" | "laugh" | "sad" | "thanks";
}
/**
 * Act from this connection again after another one of the same person has taken over.
 */
export interface Claim {
  type: "claim";
}
/**
 * Ask for the server's time. Answered by `Pong`.
 */
export interface Ping {
  type: "ping";
}
/**
 * The answer to `Hello`; what the client misses of the match follows at once.
 */
export interface Welcome {
  type: "welcome";
  protocol: number;
  table: TableView;
  /**
   * The server's time, to show its deadlines by.
   */
  now: number;
}
/**
 * A table without its match.
 */
export interface TableView {
  revision: number;
  status: "lobby" | "over" | "playing";
  settings: SettingsView;
  /**
   * The name of the game.
   */
  title: string;
  /**
   * One plain line: friendly or strict, cheating or not; empty where the client has named no language.
   */
  conduct: string;
  cheating: boolean;
  /**
   * The table names the seat that begins, such as the youngest player's: the host says it with `Start`.
   */
  names_first: boolean;
  least_seats: number;
  most_seats: number;
  seats: SeatView[];
  /**
   * The receiver's seat.
   */
  you: number | null;
  /**
   * The short code to read aloud; empty once a match has begun, and for spectators.
   */
  code: string;
  /**
   * The match that is being played or was the last.
   */
  match: number | null;
  /**
   * How many matches the table has begun.
   */
  number: number;
  /**
   * Spectators connected.
   */
  watching: number;
}
/**
 * How a table is played.
 */
export interface SettingsView {
  /**
   * The spelling of the rules object, such as `zonk@1(finish.target=5000)`.
   */
  rules: string;
  /**
   * Time for each decision; 0 is no clock.
   */
  clock: number;
  /**
   * The bot that plays for whoever is away, leaves or lets the clock run out three times; may be empty.
   */
  stand_in: string;
  /**
   * Whoever has the link may watch.
   */
  spectators: boolean;
  /**
   * The thrower types what real dice show.
   */
  real_dice: boolean;
  /**
   * Milliseconds between the acts of bots.
   */
  pace: number;
}
/**
 * A seat of a table.
 */
export interface SeatView {
  /**
   * A person's display name, or the text that addresses a bot.
   */
  name: string;
  /**
   * The seat was given to a bot from the start.
   */
  is_bot: boolean;
  /**
   * The bot that plays for an absent person, or an empty text.
   */
  stand_in: string;
  /**
   * Of a bot: always here.
   */
  presence: "away" | "dropped" | "here" | "left";
  is_host: boolean;
}
/**
 * The table has changed.
 */
export interface TableChanged {
  type: "table";
  table: TableView;
  notices: Notice[];
}
/**
 * Something that happened to the table itself; the key selects the sentence `notice-<key>`.
 */
export interface Notice {
  key: string;
  seat: number | null;
  details: {
    [k: string]: string | number | string[];
  };
  /**
   * In the client's language; empty where it has named none.
   */
  sentence: string;
}
/**
 * A whole match; whatever the client had of it before is replaced.
 */
export interface Snapshot {
  type: "snapshot";
  match: MatchView;
}
/**
 * A match up to now, as the receiver may see it.
 */
export interface MatchView {
  match: number;
  names: string[];
  events: EventView[];
  position: Position;
}
/**
 * One ply, as the receiver may see it.
 */
export interface EventView {
  ply: number;
  seat: number;
  text: string;
  /**
   * Why the server acted for the seat.
   */
  cause: "" | "bot" | "clock" | "left" | "table";
  told: Told[];
}
/**
 * One thing that an event did; the key selects the sentence `happened-<key>`.
 */
export interface Told {
  key: string;
  seat: number | null;
  details: {
    [k: string]: string | number | string[];
  };
  /**
   * In the client's language; empty where it has named none.
   */
  sentence: string;
}
/**
 * A match now, as the receiver may see it.
 */
export interface Position {
  /**
   * Number of events.
   */
  ply: number;
  /**
   * What the match waits for.
   *
   * `start`: who begins is still to be found. `begin`: a seat begins its turn. `throw`: the dice of a throw.
   * `keep`: dice that show are set aside or placed. `decide`: throw on or bank. `reply`: opponents accept a last
   * bank or call it. `owed`: a seat gives up this turn for an earlier fault. `over`: nothing.
   */
  phase: "begin" | "decide" | "keep" | "over" | "owed" | "reply" | "start" | "throw";
  /**
   * Whose turn it is; of a last bank that can be called, whoever has made it.
   */
  turn: number | null;
  /**
   * Seats that must act or throw.
   */
  waiting_for: number[];
  /**
   * When their time runs out, where there is a clock.
   */
  deadline: number | null;
  scores: number[];
  /**
   * Points at risk; none where the receiver must add up itself.
   */
  turn_total: number | null;
  /**
   * Faces that have been thrown and are to be kept from.
   */
  showing: string;
  /**
   * Dice that were set aside, as they lie.
   */
  corner: string;
  /**
   * The dice of the throw that is pending or could come next, where they are known.
   */
  to_throw: DiceCount[];
  /**
   * Only until somebody begins.
   */
  first_seat: FirstSeat | null;
  /**
   * Turns that each seat must still give up.
   */
  owed: number[];
  /**
   * Only at a table where people may cheat, while a turn can be called.
   */
  window: WindowView | null;
  outcome: OutcomeView | null;
  game: Scoring | Pig | Bones;
  /**
   * Only where the receiver may do something.
   */
  yours: Options | null;
}
/**
 * So many dice of one kind.
 */
export interface DiceCount {
  /**
   * `d6`, `left`, `right` or `middle`; `lot` to draw who begins.
   */
  kind: string;
  count: number;
}
/**
 * How it is found out who begins.
 */
export interface FirstSeat {
  rule: "random" | "roll_off" | "youngest";
  /**
   * Seats still to throw.
   */
  waiting: number[];
  /**
   * Seats that share the highest face so far.
   */
  leaders: number[];
  highest: string;
}
/**
 * The turn that can be called.
 */
export interface WindowView {
  accused: number;
  /**
   * The table has found everything so far honest, so it cannot be called now.
   */
  judged: boolean;
  /**
   * Only for the accused, and only where it has cheated.
   */
  truth: Truth | null;
}
/**
 * The receiver's own cheats of the turn that can be called.
 */
export interface Truth {
  acts: string[];
  /**
   * The turn total without the dice that were turned; none once the turn has ended.
   */
  real: number | null;
}
/**
 * How the match ended.
 */
export interface OutcomeView {
  winners: number[];
  scores: number[];
}
/**
 * What only games with scoring dice have.
 */
export interface Scoring {
  game: "scoring";
  /**
   * All dice of a turn.
   */
  dice: number;
  target: number;
  /**
   * The target of whoever has passed the other one; 0 where there is none.
   */
  extended_target: number;
  /**
   * Only the extended target is left.
   */
  extended: boolean;
  /**
   * The seat that opened the last round, or leads it.
   */
  last_round_by: number | null;
  /**
   * This one included; 0 where rounds are not counted.
   */
  rounds_left: number;
  /**
   * Seats in overtime.
   */
  contenders: number[];
  /**
   * The turn total that a first bank needs; 0 for none.
   */
  opening: number;
  /**
   * By seat: has made the opening; empty where there is none.
   */
  on_board: boolean[];
  /**
   * Busts in a row that are punished; 0 for none.
   */
  streak: number;
  /**
   * Busts in a row by seat; empty where they are not counted.
   */
  busts: number[];
  /**
   * All dice have scored and are thrown next.
   */
  hot: boolean;
  /**
   * What the previous seat banked, where a bank must be higher; otherwise 0.
   */
  to_beat: number;
}
/**
 * What only Pig has.
 */
export interface Pig {
  game: "pig";
  target: number;
}
/**
 * What only Rolling Bones has.
 */
export interface Bones {
  game: "bones";
  target: number;
  /**
   * Slots that hold the right bone.
   */
  bones: string;
  wrong: WrongBone[];
  hat: boolean;
  /**
   * Dice that are neither placed nor put out.
   */
  free: DiceCount[];
  /**
   * Slots in which a bone would be attached.
   */
  open: string;
  throws: number;
  /**
   * Dice that the next throw costs.
   */
  price: number;
  /**
   * What the skeleton is worth by section, before the hat; none where the receiver must add up itself.
   */
  worth: Part[] | null;
  /**
   * The hat multiplies the worth by this.
   */
  hat_times: number;
}
/**
 * A bone where it does not belong.
 */
export interface WrongBone {
  slot: string;
  face: string;
}
/**
 * Dice that score together.
 */
export interface Part {
  /**
   * Which combination, or in Rolling Bones which section.
   */
  key: string;
  dice: string;
  points: number;
  /**
   * In the client's language; empty where it has named none.
   */
  name: string;
}
/**
 * What the receiver may do now.
 */
export interface Options {
  /**
   * Everything it may honestly do where the match waits for it.
   */
  legal: string[];
  /**
   * What it may say although the match does not wait for it.
   */
  calls: string[];
  offers: OfferView[];
  /**
   * Only in a turn of the receiver that it must go on with.
   */
  bank: BankView | null;
  /**
   * Of the next throw, where the dice for it are known.
   */
  risk: Risk | null;
  ride: RideView | null;
  payments: PaymentView[];
  cheating: Cheating | null;
}
/**
 * A way to set dice aside or to place one, and what it is worth.
 */
export interface OfferView {
  act: string;
  dice: string;
  /**
   * In Rolling Bones the slot that the die goes to (`Y` is the skull's hat); otherwise empty.
   */
  slot: string;
  /**
   * What it adds to the turn total.
   */
  points: number;
  /**
   * What everything that lies there is worth afterwards.
   */
  hand_points: number;
  /**
   * Dice to throw next; all of them after hot dice.
   */
  left: number;
  /**
   * What the points are made of.
   */
  parts: Part[];
  /**
   * Of the throw that could follow; none in Rolling Bones, where it depends on the dice put out.
   */
  risk: Risk | null;
}
/**
 * What a throw can do to the turn, exactly.
 */
export interface Risk {
  /**
   * All ways in which the dice can fall, equally likely.
   */
  ways: number;
  losing: Loss[];
}
/**
 * In so many ways a throw loses the turn for one reason.
 */
export interface Loss {
  /**
   * As `happened-bust` tells it, such as `no-score`.
   */
  why: string;
  ways: number;
}
/**
 * What banking now would do.
 */
export interface BankView {
  /**
   * The turn total, as it would be declared.
   */
  points: number;
  /**
   * The score afterwards; none where banking is refused.
   */
  score: number | null;
  /**
   * It would win the match, at some tables after the others have accepted it.
   */
  wins: boolean;
  /**
   * Why it is not possible now.
   */
  refusal: BankRefusal | null;
}
/**
 * Why banking is not possible now; the reason selects the sentence `reason-<reason>`.
 */
export interface BankRefusal {
  reason: string;
  details: {
    [k: string]: string | number | string[];
  };
  /**
   * Spellings of acts that would do.
   */
  alternatives: string[];
  /**
   * In the client's language; empty where it has named none.
   */
  sentence: string;
}
/**
 * Dice and points of the seat before, to begin the turn with.
 */
export interface RideView {
  act: string;
  dice: number;
  points: number;
  risk: Risk;
}
/**
 * A way to pay for another throw in Rolling Bones.
 */
export interface PaymentView {
  act: string;
  /**
   * Free dice put out.
   */
  dice: DiceCount[];
  /**
   * Placed bones put out.
   */
  slots: string;
  risk: Risk;
  /**
   * That the throw shows a gravestone at least.
   */
  gravestone: Chance;
}
/**
 * So many of all equally likely ways.
 */
export interface Chance {
  hits: number;
  ways: number;
}
/**
 * What the seat could do against the rules now.
 */
export interface Cheating {
  /**
   * At most one die a throw; empty when it has been turned.
   */
  turned: TurnedView[];
  /**
   * A false count is spelled `b<points>` with a multiple of this; none where it cannot be declared now.
   */
  count_unit: number | null;
}
/**
 * A die that could be turned unseen while dice are kept; the act is spelled `<keep>~<die>><face>`.
 */
export interface TurnedView {
  die: string;
  face: string;
  keeps: ClaimView[];
}
/**
 * What could be kept after a die was turned.
 */
export interface ClaimView {
  /**
   * An act such as `k111`.
   */
  keep: string;
  /**
   * What it would add to the turn total.
   */
  points: number;
}
/**
 * Plies in order without a gap, and where they lead.
 */
export interface Events {
  type: "events";
  match: number;
  events: EventView[];
  position: Position;
}
/**
 * The command was carried out, and what it did is on disk.
 */
export interface Ack {
  type: "ack";
  id: number;
  /**
   * Number of events after a `Play`.
   */
  ply: number | null;
}
/**
 * The command, or a message that is none (`id` 0), changed nothing; the reason selects `reason-<reason>`.
 */
export interface Refused {
  type: "refused";
  id: number;
  reason: string;
  details: {
    [k: string]: string | number | string[];
  };
  /**
   * In the client's language; empty where it has named none.
   */
  sentence: string;
  /**
   * Spellings of acts that would be legal.
   */
  alternatives: string[];
  /**
   * The same command may succeed later: a fault of the house or a limit, not of the command.
   */
  again: boolean;
}
/**
 * Who is connected, by seat, and how many watch.
 */
export interface Seen {
  type: "presence";
  presence: ("away" | "dropped" | "here" | "left")[];
  watching: number;
}
/**
 * A seat shows a reaction.
 */
export interface Reacted {
  type: "reacted";
  seat: number;
  reaction: "clap" | "gasp" | "hurry" | "laugh" | "sad" | "thanks";
}
/**
 * The time of a seat is running out.
 */
export interface ClockWarning {
  type: "clock-warning";
  seat: number;
  /**
   * When it does.
   */
  deadline: number;
}
/**
 * The same person acts from another connection now; this one goes on watching and may `Claim`.
 */
export interface Superseded {
  type: "superseded";
}
/**
 * The server goes down for a moment: connect again after so many milliseconds.
 */
export interface Goodbye {
  type: "goodbye";
  again_in: number;
}
/**
 * The server's time.
 */
export interface Pong {
  type: "pong";
  now: number;
}
/**
 * Why a request over HTTP was refused; the reason selects `reason-<reason>`.
 */
export interface Refusal {
  reason: string;
  /**
   * What the sentence is about; `fields` names the rules that cannot be as they are.
   */
  details: {
    [k: string]: string | number | string[];
  };
  /**
   * In the client's language; empty where the request was not even looked at.
   */
  sentence: string;
  /**
   * Spellings of what would do.
   */
  alternatives: string[];
}
/**
 * A published game.
 */
export interface PresetView {
  /**
   * What addresses it, with its version: `zonk@1`.
   */
  key: string;
  /**
   * The key without the version.
   */
  name: string;
  title: string;
  /**
   * What is special about it, in one line.
   */
  description: string;
  game: string;
  least_seats: number;
  most_seats: number;
  cheating: boolean;
}
/**
 * A bot that can be seated.
 */
export interface BotView {
  text: string;
  /**
   * How it plays, as the end of a sentence that begins with its name.
   */
  description: string;
}
/**
 * The rules of one game as its players read them.
 */
export interface RulesView {
  /**
   * The rules object, ready for a new table.
   */
  spelling: string;
  title: string;
  sources_title: string;
  sources: string[];
  legend: string;
  marks: RuleMarkView[];
  sections: RulesSectionView[];
}
/**
 * How an origin is written behind a line, and what that means.
 */
export interface RuleMarkView {
  origin: string;
  text: string;
  meaning: string;
}
/**
 * The rules about one thing.
 */
export interface RulesSectionView {
  title: string;
  lines: RuleLineView[];
  table: RuleTableView | null;
}
/**
 * One rule.
 */
export interface RuleLineView {
  text: string;
  /**
   * Where it comes from; a mark of the page explains it.
   */
  origin: string;
}
/**
 * Values that follow from the rules.
 */
export interface RuleTableView {
  caption: string;
  header: string[];
  rows: string[][];
}
/**
 * A file of house rules.
 */
export interface RulesFile {
  /**
   * Its text, as `pushluck rules --toml` writes it or with a `base`.
   */
  toml: string;
}
/**
 * What a table is opened with.
 */
export interface NewTable {
  /**
   * Display name of the host.
   */
  name: string;
  rules?: string;
  /**
   * Bots that take a seat at once.
   *
   * @maxItems 11
   */
  bots?: string[];
  clock?: number;
  stand_in?: string;
  spectators?: boolean;
  real_dice?: boolean;
  /**
   * Milliseconds between the acts of bots.
   */
  pace?: number;
}
/**
 * A new table; the answer also sets the cookie of the host's seat.
 */
export interface Opened {
  link: string;
  code: string;
  table: TableView;
}
/**
 * Who wants to sit down.
 */
export interface NewSeat {
  name: string;
}
/**
 * A code as it was typed.
 */
export interface CodeText {
  code: string;
}
/**
 * A table that a code has led to.
 */
export interface Found {
  link: string;
}
/**
 * A code for a second device of the same person.
 */
export interface Pairing {
  /**
   * Works once.
   */
  code: string;
  expires_at: number;
}
/**
 * A match of a table.
 */
export interface MatchSummary {
  /**
   * Counts the matches of the table, from 1.
   */
  number: number;
  rules: string;
  /**
   * By seat.
   */
  names: string[];
  /**
   * Winning seats, counted from 1 and separated by commas; `*` where nobody has won.
   */
  result: string;
  /**
   * It is being played.
   */
  is_on: boolean;
  started_at: number;
  /**
   * None also where the host has ended it.
   */
  ended_at: number | null;
}
