import { isKnownAddress, readAddresses } from './addresses.ts';
import { readDates } from './dates.ts';
import type { KnownFacts } from './known-facts.ts';
import { findUnknownNames } from './names.ts';
import { isHowTo, readQuantities } from './quantities.ts';

/** What a sentence says that nothing given to the writer says; empty when it may stand. */
export function findUnsupported(sentence: string, known: KnownFacts): string[] {
  const addresses = readAddresses(sentence).filter(
    (address) => !isKnownAddress(address, known.addresses),
  );
  const dates = readDates(sentence).filter((date) => !known.dates.has(date));
  const numbers = readQuantities(sentence)
    .filter((quantity) => !known.numbers[quantity.kind].has(quantity.value))
    .filter((quantity) => !isHowTo(quantity, sentence))
    .map(({ value }) => String(value));
  return [...addresses, ...dates, ...numbers, ...findUnknownNames(sentence, known.words)];
}
