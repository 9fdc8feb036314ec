import { lowerFirst, stripEnd } from '#writing/casing.ts';
import { quote } from '#writing/quote.ts';
import { listGood } from '../letters/list-good.ts';
import { memoize } from '#shared/memoize.ts';
import { listFacts, ownWords } from '../wording/own-words.ts';
import { makePlan } from '../plan.ts';
import type { Source } from '../source.ts';

const fewest = 2;
const most = 13;

/** Money that comes on top, wherever it is told. */
const extra =
  /\b(?:davis[- ]bacon|prevailing wages?|shift (?:premium|differential|allowance)s?|time and a (?:half|third)|double time|overtime (?:paid|at|rate)|sign-?on bonus|commission)\b/i;

const isBrief = (text: string): boolean => {
  const words = text.split(/\s+/).length;
  return words >= fewest && words <= most && !/[[\]]/.test(text);
};

const stems = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 5));

/** What the job itself offers, each once and the best first, as it may stand in a sentence. */
export const listOwnOffers = memoize((source: Source): string[] => {
  const { pay, sellingPoints, isEnglish } = makePlan(source);
  const extras = listFacts(source.brief, { kinds: ['benefit', 'schedule', 'other'] })
    .map((fact) => stripEnd(ownWords(fact)))
    .filter((text) => extra.test(text));
  const found = [
    ...(pay.standing === 'above' && pay.spoken ? [pay.spoken] : []),
    ...listGood(source),
    ...extras.filter(isBrief).map(quote),
    ...sellingPoints.map(isEnglish ? lowerFirst : quote),
  ].filter(isBrief);
  const told: string[][] = [];
  return found.filter((offer) => {
    const own = stems(offer);
    const isNew = !told.some(
      (other) =>
        own.filter((stem) => other.includes(stem)).length > 1 ||
        own.every((stem) => other.includes(stem)),
    );
    if (isNew) told.push(own);
    return isNew;
  });
});
