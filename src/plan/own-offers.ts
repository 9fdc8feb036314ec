import { stripEnd } from '#writing/casing.ts';
import { isGlued } from '#writing/glued.ts';
import { quote } from '#writing/quote.ts';
import { listGood } from './letters/list-good.ts';
import { memoize } from './memoize.ts';
import { listFacts, ownWords } from './own-words.ts';
import { makePlan } from './plan.ts';
import type { Source } from './source.ts';
import { isTrifle } from './trifles.ts';

/** "Stress-free commute: free parking on site, so you save energy": the thing itself. */
const label = /^[^:]{3,40}:\s+/;
const reason = /,? (?:so|because|as|which|when|while|giving|allowing|helping)\b|[.!;]\s/;
const fewest = 2;
const most = 13;
const praise =
  /\b(?:we(?:'re| are)|you(?:'ll| will)|not just|serious about|potentially|competitive|great|amazing|fun|exciting|passion\w*|culture|voice|forum|recognition|management system|salary sacrifice|AVC)\b/i;

const bare = (text: string): string =>
  stripEnd(text.replace(label, '').split(reason)[0] ?? '').trim();

/** Money that comes on top, wherever it is told. */
const extra =
  /\b(?:davis[- ]bacon|prevailing wages?|shift (?:premium|differential|allowance)s?|time and a (?:half|third)|double time|overtime (?:paid|at|rate)|sign-?on bonus|commission)\b/i;

const named =
  /\b(?:pension|insurance|assurance|van|car|leave|holidays?|bonus\w*|401|pto|vacation|medical|dental|vision|training|overtime|sick|equity|shares|relocation|tuition|meals?|accommodation)\b/i;
/** "Rest and Relaxation" stands over what is offered. */
const isHeading = (text: string): boolean =>
  !named.test(text) &&
  text.split(/\s+/).every((word) => /^(?:\p{Lu}|and$|of$|&$|for$)/u.test(word));

const stems = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 5));

/** What the job itself offers, each once and the best first, as it may stand in a sentence. */
export const listOwnOffers = memoize((source: Source): string[] => {
  const { pay, sellingPoints } = makePlan(source);
  const isGood = (text: string): boolean => {
    const words = text.split(/\s+/).length;
    return (
      words >= fewest &&
      words <= most &&
      !praise.test(text) &&
      !isGlued(text) &&
      !/[[\]]/.test(text)
    );
  };
  const extras = listFacts(source.brief, { kinds: ['benefit', 'schedule', 'other'] })
    .map((fact) => stripEnd(ownWords(fact)))
    .filter((text) => extra.test(text));
  const stated = [
    ...sellingPoints,
    ...listFacts(source.brief, { kinds: ['benefit'] }).map(ownWords),
  ].map(bare);
  const found = [
    ...(pay.standing === 'above' && pay.spoken ? [pay.spoken] : []),
    ...extras.filter(isGood).map(quote),
    ...listGood(source).filter(isGood),
    ...stated.filter((text) => isGood(text) && !isTrifle(text) && !isHeading(text)).map(quote),
    // Small things come last: nobody changes jobs for them, and some offers have nothing else.
    ...stated.filter((text) => isGood(text) && isTrifle(text)).map(quote),
  ];
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
