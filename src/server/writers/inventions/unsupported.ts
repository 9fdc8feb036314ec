import { isKnownAddress, readAddresses } from './addresses.ts';
import { findUnfoundedClaims } from './claims.ts';
import { readDates } from './dates.ts';
import { plain, type KnownFacts } from './known-facts.ts';
import { findUnknownNames } from './names.ts';
import { isHowTo, isWholeOfWeights, readQuantities } from './quantities.ts';

export interface Unsupported {
  kind: 'address' | 'date' | 'number' | 'name' | 'claim';
  /** The words or the topic that nothing supports. */
  what: string;
}

/**
 * What a sentence says that nothing given to the writer says; empty when it may stand. Names and claims are known in
 * English only: elsewhere every noun may have a capital.
 */
export function findUnsupported(
  sentence: string,
  known: KnownFacts,
  language = 'en',
): Unsupported[] {
  const isEnglish = language === 'en';
  const of = (kind: Unsupported['kind'], found: readonly string[]): Unsupported[] =>
    found.map((what) => ({ kind, what }));
  const numbers = readQuantities(sentence)
    .filter((quantity) => !known.numbers[quantity.kind].has(quantity.value))
    .filter((quantity) => !isHowTo(quantity, sentence) && !isWholeOfWeights(quantity, sentence))
    .map(({ value }) => String(value));
  return [
    ...of(
      'address',
      readAddresses(sentence).filter((address) => !isKnownAddress(address, known.addresses)),
    ),
    ...of(
      'date',
      readDates(sentence).filter((date) => !known.dates.has(date)),
    ),
    ...of('number', numbers),
    ...of('name', isEnglish ? findUnknownNames(sentence, known.words) : []),
    ...of(
      'claim',
      !isEnglish || known.drafted.has(plain(sentence))
        ? []
        : findUnfoundedClaims(sentence, known.said),
    ),
  ];
}

const nothingSays = 'which neither the job, the organization nor the figures hold';

/** Why a sentence was taken out, for people. */
export function sayReason([first]: readonly Unsupported[]): string {
  if (!first) return 'Repeats what the model was told.';
  const { kind, what } = first;
  if (kind === 'claim') return `Claims something about ${what} that nobody stated.`;
  if (kind === 'name') return `Names “${what}”, ${nothingSays}.`;
  return `Has the ${kind} ${what}, ${nothingSays}.`;
}
