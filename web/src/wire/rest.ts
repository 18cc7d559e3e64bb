import type {
  BotView,
  CodeText,
  Found,
  MatchSummary,
  NewSeat,
  NewTable,
  Opened,
  Pairing,
  PresetView,
  Refusal,
  RulesFile,
  RulesView,
  TableView,
} from "../messages";

/** What came of a request. */
export type Answer<T> = { ok: true; value: T } | { ok: false; refusal: Refusal };

/** The requests that a page makes besides its socket. Sentences in the answers are in the page's language. */
export class Rest {
  readonly #lang: () => string;
  readonly #fetch: typeof fetch;

  constructor(lang: () => string, fetcher: typeof fetch = (...given) => fetch(...given)) {
    this.#lang = lang;
    this.#fetch = fetcher;
  }

  /** Open a table and become its host. */
  openTable(table: NewTable): Promise<Answer<Opened>> {
    return this.#post("/api/tables", table);
  }

  /** Look at a table. */
  showTable(link: string): Promise<Answer<TableView>> {
    return this.#get(`/api/tables/${link}`);
  }

  /** Sit down, as one of the people who share this device. */
  takeSeat(link: string, seat: NewSeat, guest = 1): Promise<Answer<TableView>> {
    return this.#post(`/api/tables/${link}/seats${asGuest(guest)}`, seat);
  }

  /** Ask for a code for a second device of the same person. */
  offerPairing(link: string): Promise<Answer<Pairing>> {
    return this.#post(`/api/tables/${link}/pairings`);
  }

  /** Become the person whose code was typed. */
  takePairing(code: CodeText): Promise<Answer<Found>> {
    return this.#post("/api/pairings", code);
  }

  /** Find the table that has a code. */
  findCode(code: string): Promise<Answer<Found>> {
    return this.#get(`/api/codes/${encodeURIComponent(code)}`);
  }

  /** List the games. */
  listPresets(): Promise<Answer<PresetView[]>> {
    return this.#get("/api/presets");
  }

  /** List the bots. */
  listBots(): Promise<Answer<BotView[]>> {
    return this.#get("/api/bots");
  }

  /** Show the rules page of a rules object. */
  showRules(rules: string): Promise<Answer<RulesView>> {
    return this.#get(`/api/rules?rules=${encodeURIComponent(rules)}`);
  }

  /** Read a file of house rules. */
  readRules(file: RulesFile): Promise<Answer<RulesView>> {
    return this.#post("/api/rules", file);
  }

  /** List the matches of a table. */
  listMatches(link: string): Promise<Answer<MatchSummary[]>> {
    return this.#get(`/api/tables/${link}/matches`);
  }

  #get<T>(path: string): Promise<Answer<T>> {
    return this.#ask(path, {});
  }

  #post<T>(path: string, body?: object): Promise<Answer<T>> {
    const init: RequestInit = { method: "POST" };
    if (body !== undefined) {
      init.body = JSON.stringify(body);
    }
    return this.#ask(path, init);
  }

  async #ask<T>(path: string, init: RequestInit): Promise<Answer<T>> {
    const headers: Record<string, string> = { "accept-language": this.#lang() };
    if (init.body !== undefined) {
      headers["content-type"] = "application/json";
    }
    try {
      const answer = await this.#fetch(path, { ...init, headers });
      const value: unknown = await answer.json();
      return answer.ok ? { ok: true, value: value as T } : { ok: false, refusal: value as Refusal };
    } catch {
      return { ok: false, refusal: OFFLINE };
    }
  }
}

/** The end of an address that says which of the people at this device is meant; the first one need not be named. */
export function asGuest(guest: number): string {
  return guest === 1 ? "" : `?guest=${guest}`;
}

/** Stands for the refusal of a server that has not been reached; it has no sentence of the server's. */
export const OFFLINE: Refusal = { reason: "offline", details: {}, sentence: "", alternatives: [] };
