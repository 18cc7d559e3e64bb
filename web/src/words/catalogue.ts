import { FluentBundle, FluentNumber, FluentResource, type FluentValue } from "@fluent/bundle";

/** What a sentence can be given. */
export type Argument = string | number;

const UNITS = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
] as const;

/** What is said in one language. */
export class Catalogue {
  readonly language: string;
  readonly #bundle: FluentBundle;
  /** Italian leaves four digits together; columns of scores do not line up so. */
  readonly #style: Intl.NumberFormatOptions = { useGrouping: "always" };
  // Made when they are needed: what a language knows of numbers takes long to fetch.
  #number: Intl.NumberFormat | null = null;
  #ordinals: Intl.PluralRules | null = null;

  constructor(language: string, sources: readonly string[]) {
    this.language = language;
    this.#bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: {
        PERCENT: ([share]) => percent(numberOf(share)),
        ORDINAL: ([place]) => {
          this.#ordinals ??= new Intl.PluralRules(language, { type: "ordinal" });
          return this.#ordinals.select(numberOf(place));
        },
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
      values[name] = typeof value === "number" ? new Written(value, this.#style as object) : value;
    }
    return this.#bundle.formatPattern(pattern, values, errors);
  }

  /** Write a whole number as the language does. */
  number(value: number): string {
    this.#number ??= new Intl.NumberFormat(this.language, this.#style);
    return withMinus(this.#number.format(value));
  }

  /** Write a time by its two largest units, in short; a single one is written out. */
  duration(seconds: number): string {
    const largest = UNITS.findIndex(([, length]) => seconds >= length);
    let rest = seconds;
    const parts = UNITS.slice(largest)
      .slice(0, 2)
      .map(([unit, length]) => {
        const count = Math.floor(rest / length);
        rest -= count * length;
        return { unit, count };
      });
    const told = parts.filter(({ count }, order) => count > 0 || order === 0);
    const unitDisplay = told.length > 1 ? "short" : "long";
    const texts = told.map(({ unit, count }) =>
      new Intl.NumberFormat(this.language, { style: "unit", unit, unitDisplay }).format(count),
    );
    return new Intl.ListFormat(this.language, { type: "unit", style: "narrow" }).format(texts);
  }
}

/** A number in a sentence, written as by itself. */
class Written extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber["toString"]>): string {
    return withMinus(super.toString(...scope));
  }
}

/** What stands before a negative number is a minus sign: at a hyphen a line may break. */
function withMinus(number: string): string {
  return number.replace("-", "\u2212");
}

function percent(share: number): FluentNumber {
  return new FluentNumber(share, { style: "percent", maximumFractionDigits: 1 });
}

function numberOf(value: FluentValue | undefined): number {
  return value instanceof FluentNumber ? value.value : Number(value);
}
