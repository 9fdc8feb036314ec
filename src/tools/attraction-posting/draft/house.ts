import { findHouse } from '#plan/defining/find-house.ts';
import { findSpans } from '#plan/defining/find-scope.ts';
import { sayProofs } from '#plan/defining/say-house.ts';
import { memoize } from '#shared/memoize.ts';
import type { Source } from '#plan/source.ts';
import { isGlued } from '#writing/glued.ts';
import { countWords } from '#writing/shorten.ts';
import { listTelling } from './telling.ts';
import { listHouseSaid, listTold } from './told-sentences.ts';

const length = { fewest: 6, most: 32 };
const fewestTelling = 3;

/** What a house is, makes or does, and for whom. */
const isOrDoes = String.raw`(?:(?:is|are) (?:an?|the|one of)|has been|have been|(?:proudly )?(?:provid|mak|manufactur|produc|design|build|operat|run|serv|deliver|speciali[sz]|suppl|develop|treat|teach|sell|help|own|hous|educat|transport|publish|grow|farm|repair|insur|lend|stor|distribut|car|car(?:e|es) for|support|represent|offer|pioneer)(?:e|es|s|ies|y|ed)?)`;
/** Its name, or "we"; what stands between commas explains the name. */
const speaker = String.raw`(?:[Ww]e|[Tt]he (?:[Cc]ompany|firm|group|school|hospital|practice|charity|trust|agency|foundation|college|university|hotel|business|organi[sz]ation)|[Oo]ur (?:\p{L}{1,30} ){0,2}(?:client|company|firm|group|school|hospital|practice|clinic|charity|agency|hotel|home|centre|center|office|store|shop|plant|factory|restaurant|nursery|business)|(?:[Tt]he )?\p{Lu}[\p{L}\p{N}&'’.+-]{0,30}(?: (?:\p{Lu}[\p{L}\p{N}&'’.+-]{0,30}|and|of|the|for|&|at)){0,6})`;
const ofHouse = new RegExp(
  `^(?:(?:Since|Founded|Established|Headquartered|Based|For|With|At|In|From|As) [^.]{2,60},? )?${speaker}(?: \\([^()]{1,40}\\))?(?:, [^,]{3,70},)? ${isOrDoes}\\b`,
  'u',
);
/** About the post, its reader or the way there. */
const ofPost =
  /\b(?:position|role|vacancy|candidates?|applicants?|you|your|job|jobs|hire|hiring|recruit\w*|opportunit(?:y|ies)|careers?|salary|benefits|bonus\w*|incumbent|employees?|team members?|workplace|culture|equal|diversity|inclusi\w+|shifts?|seek(?:s|ing)|recogni[sz]ed|awards?|raised|investors?|funding)\b|\b24\/7\b|\b\p{Lu}\.\p{Lu}\.$/iu;
/** Any house says this of itself. */
const hollow =
  /\b(?:passion\w*|excellence|values?|mission|vision|believe|committed|commitment|strives?|empower\w*|world-class|cutting-edge|dynamic|unparalleled|fast[- ]growing|great place|success\w*|potential|proud\w*)\b/gi;
const kind =
  /\b(?:is|are) (?:an?|the|one of)\b(?:[^.]|\.\d){0,90}\b(?:company|firm|manufacturer|maker|producer|provider|supplier|agency|school|college|university|hospital|clinic|practice|home|charity|non-?profit|bank|credit union|hotel|restaurant|retailer|brand|dealer\w*|distributor|contractor|consultanc\w+|studio|museum|library|network|operator|utility|start-?up|platform|authority|council|department|centre|center|organi[sz]ation|business|store|shop|farm|brewery|bakery|garage|lab\w*|institute|foundation|trust|association|developer|publisher|carrier|airline|insurer|subsidiary)\b/i;
const forWhom =
  /\b(?:for|serv(?:es?|ing)|to) (?:\p{L}+ ){0,3}(?:customers|clients|patients|children|families|students|residents|people|adults|schools|hospitals|companies|businesses|industr(?:y|ies)|homes|farmers|communities|brands|markets|institutions|owners|members|guests|readers|users|hotels|manufacturers|contractors)\b/iu;

/** Said of the employer itself, or of a house that is named as one. */
const isOwn = (text: string, employer: string): boolean => {
  const [first = ''] = employer.split(/[\s,]/);
  return (
    /\b(?:we|our|the (?:company|firm))\b/i.test(text) ||
    kind.test(text) ||
    (first !== '' && text.includes(first))
  );
};

const score = (text: string, at: number): number =>
  (kind.test(text) ? 4 : 0) +
  (forWhom.test(text) ? 2 : 0) +
  (/\d/.test(text) ? 1 : 0) +
  Math.min(5, listTelling(text).length) / 2 -
  (text.match(hollow)?.length ?? 0) * 1.5 -
  at * 0.5;

/** What the employer says that it is, makes or does, and for whom, the plainest sentence first. */
export const listHouse = memoize((source: Source): string[] => {
  const { language, employer } = source.brief;
  if ((language ?? 'en') !== 'en' || employer.confidential) return [];
  return [...new Set([...listHouseSaid(source), ...listTold(source, ['culture', 'other', 'team'])])]
    .filter((text) => {
      const count = countWords(text);
      return (
        count >= length.fewest &&
        count <= length.most &&
        ofHouse.test(text) &&
        isOwn(text, employer.name) &&
        !ofPost.test(text) &&
        !isGlued(text) &&
        listTelling(text).length >= fewestTelling
      );
    })
    .map((text, at) => ({ text, rank: score(text, at) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ text }) => text);
});

/** In one sentence; empty where it says nothing of the kind. */
export const sayHouse = (source: Source): string => {
  const found =
    listHouse(source)[0] ?? (source.brief.employer.confidential ? '' : findHouse(source));
  return saysNothing.test(found)
    ? ''
    : found.replace(/^The ([\p{L} ]{3,30}) of the employer include\b/u, 'Our $1 include');
};
/** "The employer is a prominent", "Harrow is a stable and growing company". */
const saysNothing =
  /\bis (?:an?|the) (?:(?:[\p{L}-]+,? )?(?:and )?(?:stable|growing|fast-growing|leading|dynamic|great|successful|reputable|prominent|established) ){0,3}(?:prominent|leading|growing|company|firm|business|organi[sz]ation|employer)\.$/iu;

/** What it can show besides: growth, money raised, marks of others, how far the work goes. */
export function listShown(source: Source): string[] {
  const told = sayHouse(source);
  const isOwn = !source.brief.employer.confidential;
  return [...listSpans(source), ...(isOwn ? sayProofs(source, told) : [])];
}

/** How far the work goes and how early one comes, as the employer says it. */
export const listSpans = (source: Source): string[] =>
  findSpans(source).map((text) => text.replace(/^You would be\b/, 'You are'));
