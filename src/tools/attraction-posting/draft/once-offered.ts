import { readLine } from '#plan/offers/read-line.ts';

/** More words tell something that the bare name does not. */
const fewWords = 4;
const hasFigure = (text: string): boolean =>
  /\d/.test(text.replace(/\b40[13]\s?\(?[kb]\b\)?/gi, ''));

/** "Uncapped commission" beside "commission for two months": one word, and the best of it. */
const telling = /\b(?:uncapped|unlimited|guaranteed|fully[- ]paid|free|double|enhanced)\b/i;

const kindsOf = (text: string): string[] => [
  ...new Set(readLine(text, { kind: 'office-specialist' }).map(({ offer }) => offer.kind)),
];

/** "Dental insurance" beside "Health, dental and vision": the bare name of what another line gives is left out. */
export function dropRepeatedOffers(items: readonly string[]): string[] {
  const offers = items.map((text) => ({ text, kinds: kindsOf(text) }));
  const isBare = ({ text, kinds }: (typeof offers)[number]): boolean =>
    kinds.length > 0 &&
    text.split(/[\s/]+/).length <= fewWords &&
    !hasFigure(text) &&
    !telling.test(text);
  const kept = new Set(offers);
  // What says least goes first, so that of two bare names the fuller one stays.
  const bare = offers
    .filter(isBare)
    .toSorted((a, b) => a.kinds.length - b.kinds.length || a.text.length - b.text.length);
  for (const one of bare) {
    const others = [...kept].filter((other) => other !== one).flatMap(({ kinds }) => kinds);
    if (one.kinds.every((kind) => others.includes(kind))) kept.delete(one);
  }
  return offers.filter((one) => kept.has(one)).map(({ text }) => text);
}
