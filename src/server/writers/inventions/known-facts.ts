import { readAddresses } from './addresses.ts';
import { readDates } from './dates.ts';
import { listNumbers, listTexts } from './list-texts.ts';
import { readQuantities, type Quantity } from './quantities.ts';
import { splitSentences } from './sentences.ts';
import { tokenize } from './tokenize.ts';

/** Everything that may be said, taken apart. */
export interface KnownFacts {
  /** In lower case. */
  words: ReadonlySet<string>;
  numbers: Record<Quantity['kind'], ReadonlySet<number>>;
  dates: ReadonlySet<string>;
  addresses: ReadonlySet<string>;
  /** What people said of the job and the employer; a claim needs words of theirs. */
  said: readonly string[];
  /** Sentences of the built-in writer, which claims nothing of an employer by itself. */
  drafted: ReadonlySet<string>;
}

export interface Materials {
  /** Said by people: the job as it was understood, the organization, notes. */
  given: unknown;
  /** Computed from public data for this job. */
  computed: unknown;
  /** Bundled data that comes with every job of the kind. */
  bundled: unknown;
  /** The part of what was given that states something. */
  said: readonly string[];
  drafted: unknown;
}

export function gatherKnownFacts(materials: Materials): KnownFacts {
  const { given, computed, bundled, said, drafted } = materials;
  const texts = [...new Set(listTexts([given, computed, bundled]))];
  const quantities = texts.flatMap(readQuantities);
  const valuesOf = (kind: Quantity['kind']) =>
    quantities.filter((quantity) => quantity.kind === kind).map(({ value }) => value);
  const figures = listNumbers(computed).flatMap(waysToWrite);
  // The small ones are marks and ranks, and would let any small number pass.
  const facts = listNumbers(bundled).filter((value) => value > 31 || !Number.isInteger(value));
  const fromCode = [...figures, ...facts.flatMap(waysToWrite)];
  // A share of 61 % is no 61 dollars.
  const amounts = [...listNumbers(computed), ...facts].flatMap(roundings);
  const shares = facts.filter((value) => Math.abs(value) <= 1).flatMap(waysToWrite);
  const stated = listNumbers(given);
  return {
    words: new Set(texts.flatMap(formsOfWords)),
    numbers: {
      money: new Set([...amounts, ...stated, ...valuesOf('money'), ...plainAmounts(quantities)]),
      percent: new Set([...figures, ...shares, ...valuesOf('percent')]),
      years: new Set(valuesOf('years')),
      number: new Set([...fromCode, ...stated, ...quantities.map(({ value }) => value)]),
    },
    dates: new Set(texts.flatMap(readDates)),
    addresses: new Set(texts.flatMap(readAddresses)),
    said: [...new Set(said)],
    drafted: new Set(listTexts(drafted).flatMap(splitSentences).map(plain)),
  };
}

/** A sentence by which it is known again. */
export const plain = (sentence: string): string => sentence.replaceAll(/\s+/g, ' ').trim();

function formsOfWords(text: string): string[] {
  return tokenize(text).flatMap((token) => {
    const lower = token.toLowerCase().replace(/['’]s?$/u, '');
    return [lower, ...lower.split(/[-/&.]/).filter(Boolean)];
  });
}

/** "78,000 - 92,000 a year" is money without a sign. */
const plainAmounts = (quantities: Quantity[]) =>
  quantities
    .filter(({ kind, value }) => kind === 'number' && value >= 10)
    .map(({ value }) => value);

/** A computed number as it may stand in a sentence: to the cent, in thousands, a fraction as a percentage. */
function waysToWrite(value: number): number[] {
  const percent = Math.abs(value) <= 1 ? [round(value * 100, 0), round(value * 100, 1)] : [];
  return [...roundings(value), ...percent];
}

function roundings(value: number): number[] {
  const coarse = value >= 1000 ? [round(value, 0), round(value, -2), round(value, -3)] : [];
  return [value, round(value, 1), round(value, 2), ...coarse];
}

function round(value: number, digits: number): number {
  const factor = 10 ** digits;
  return Math.round(value * factor) / factor;
}
