import { rememberTexts } from '#shared/remember-texts.ts';
import { everydayOffers } from './everyday-offers.data.ts';
import { growthOffers } from './growth-offers.data.ts';
import { healthOffers } from './health-offers.data.ts';
import type { OfferKind } from './offer-kind.ts';
import { payOffers } from './pay-offers.data.ts';
import { timeOffers } from './time-offers.data.ts';

const offerKinds: readonly OfferKind[] = [
  ...payOffers,
  ...timeOffers,
  ...healthOffers,
  ...growthOffers,
  ...everydayOffers,
];

/** A star behind a letter stands for the end of a word. */
const compile = (call: string): string => call.replace(/(?<=\p{L})\*/gu, String.raw`\p{L}*`);

const patterns = offerKinds.map((offer) => ({
  offer,
  words: new RegExp(
    String.raw`(?<![\p{L}\d])(?:${offer.calls.map(compile).join('|')})(?![\p{L}\d])`,
    'gu',
  ),
}));

/** Most lines name nothing that is given, which one pattern tells sooner than all. */
const anyCall = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${offerKinds.flatMap(({ calls }) => calls.map(compile)).join('|')})(?![\p{L}\d])`,
  'u',
);

export interface Call {
  offer: OfferKind;
  start: number;
  end: number;
}

/** "USDRegular", "parkingPension", "EUR26 days": two items that lost what stood between them. */
const glued =
  /(?<=\p{Lu}{2})(?=\p{Lu}\p{Ll}{3})|(?<=\p{Ll}{3})(?=\p{Lu}\p{Ll}{2})|(?<=\p{L}{3})(?=\d{2,3}(?:k\b|\(k| (?:days|weeks|hours)\b))|(?<=\p{Ll}{3}[.)])(?=\p{Lu}\p{Ll})/u;

/** Lines with plain signs, one an item; capitals are kept. */
export const splitGlued = (text: string): string[] =>
  text
    .split(glued)
    .map(tidyLine)
    .filter((line) => line !== '');

const tidyLine = (text: string): string =>
  text
    .replace(/[’‘`]/g, "'")
    .replace(/[–—]/g, '-')
    .replace(/\bw\/(?:\s|(?=\p{Ll}))|\bW\/\s/gu, 'with ')
    .replace(/(?<!\b\p{Lu}{1,2})\s?&\s?(?!\p{Lu}\b)/gu, ' and ')
    .replace(/\s+/g, ' ')
    .trim();

/** The same with blanks for hyphens, sign by sign, so that a place in one is a place in the other. */
export const toScanned = (line: string): string => {
  const small = line.toLowerCase();
  return (small.length === line.length ? small : line).replace(/(?<!\d)-|-(?!\d)/g, ' ');
};

/** What a line names, in its order; of two that overlap the longer one. */
export const findCalls = rememberTexts((scanned): readonly Call[] => {
  if (!anyCall.test(scanned)) return [];
  const all = patterns.flatMap(({ offer, words }) =>
    [...scanned.matchAll(words)].map((found) => ({
      offer,
      start: found.index,
      end: found.index + found[0].length,
    })),
  );
  const taken: Call[] = [];
  for (const call of all.toSorted((a, b) => b.end - b.start - (a.end - a.start)))
    if (!taken.some(({ start, end }) => call.start < end && start < call.end)) taken.push(call);
  return taken.toSorted((a, b) => a.start - b.start);
});
