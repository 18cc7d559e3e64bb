import { FluentBundle, FluentNumber, FluentResource, type FluentValue } from "@fluent/bundle";

/** What a sentence can be given. */
export type Argument = string | number;

/** What is said in one language. */
export class Catalogue {
  readonly language: string;
  readonly #bundle: FluentBundle;
  /** Italian leaves four digits together; columns of scores do not line up so. */
  readonly #style: Intl.NumberFormatOptions = { useGrouping: "always" };
  readonly #number: Intl.NumberFormat;

  constructor(language: string, sources: readonly string[]) {
    this.language = language;
    this.#number = new Intl.NumberFormat(language, this.#style);
    const ordinals = new Intl.PluralRules(language, { type: "ordinal" });
    this.#bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: {
        PERCENT: ([share]) => percent(numberOf(share)),
        ORDINAL: ([place]) => ordinals.select(numberOf(place)),
      },
    });
    for (const source of sources) {
      this.add(source);
    }
  }

  /** Add the sentences of another file. */
  add(source: string): void {
    this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  /** Whether there is such a sentence. */
  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** Say a sentence; one that cannot be said in full says what it can. */
  say(key: string, given: Readonly<Record<string, Argument>> = {}, errors: Error[] = []): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    if (pattern == null) {
      errors.push(new ReferenceError(`no sentence ${key}`));
      return key;
    }
    const values: Record<string, FluentValue> = {};
    for (const [name, value] of Object.entries(given)) {
      values[name] =
        typeof value === "number" ? new FluentNumber(value, this.#style as object) : value;
    }
    return this.#bundle.formatPattern(pattern, values, errors);
  }

  /** Write a whole number as the language does. */
  number(value: number): string {
    return this.#number.format(value);
  }
}

function percent(share: number): FluentNumber {
  return new FluentNumber(share, { style: "percent", maximumFractionDigits: 1 });
}

function numberOf(value: FluentValue | undefined): number {
  return value instanceof FluentNumber ? value.value : Number(value);
}
