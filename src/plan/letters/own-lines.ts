import { stripEnd } from '#writing/casing.ts';
import { isGlued } from '#writing/glued.ts';
import { quote } from '#writing/quote.ts';
import { countWords } from '#writing/shorten.ts';
import { countTelling } from '../defining/count-telling.ts';
import { memoize } from '#shared/memoize.ts';
import type { Source } from '../source.ts';
import { listFacts } from '../wording/own-words.ts';
import { isVerbatim } from './quote-ad.ts';

const length = { fewest: 5, most: 20 };
const most = 4;
const fewestTelling = 2;

/** What can be counted, seen or looked up about the days there, and what is spared. */
const solid =
  /\d|\b(?:only|without|never|no longer|less than|more than|half|famil(?:y|ies)|independent|owned|same[- ]day|founded|since|patients|customers|clients|guests|pupils|students|residents|crews?|fleet|workshop|expanding|growing|newly|sister)\b/i;
/** What anybody may say of itself, and what speaks of applying or of the law. */
const idle =
  /\b(?:mission|vision|values?|committed|commitment|believe|passion\w*|world[- ]class|best|opportunit\w+|equal|equity|divers\w+|inclusi\w+|strive\w*|innovat\w+|pride|proud|exceptional|excellence|excellent|success\w*|empower\w*|culture|apply|applicants?|applications?|candidates?|interview\w*|position|role|vacanc\w+|hir(?:e|ing)|recruit\w*|looking for|seek\w*|must|should|may|required|visit|website|click|email|disabilit\w+|accommodation|safeguarding|pay|salary|compensation|benefits?|leading|leaders?|dream|journey|potential|world|impact\w*|dynamic|expertise|expected|since then|a lot|exciting|fun|amazing|wonderful|innovative|solutions)\b|https?:|www\.|@/i;
const pointsBack =
  /^(?:its|their|this|these|those|it|they|he|she|such|and|or|but|so|because|which|who|also|however|additionally|as|if|when|whether|to)\b/i;

/** A whole sentence speaks of somebody; a heading or a scrap of a list does not. */
const isWhole = (text: string): boolean =>
  /^(?:we|our|you|your)\b/i.test(text) ||
  /^\p{Lu}[^.:]*\b(?:is|are|was|has|have|sees?|serves?|runs?|operates?|makes?|gets?|owns?|employs?|offers?|provides?)\b/u.test(
    text,
  ) ||
  /^(?:get|see|spend|keep|leave|skip|work with|work for|join an?)\b/i.test(text);

/** Lines in which the advertisement tells something of its own about the house or the days there, the plainest first. */
const listOwnLines = memoize((source: Source): string[] => {
  const { language } = source.brief;
  if (language !== null && language !== 'en') return [];
  return listFacts(source.brief, { kinds: ['culture', 'other', 'team'] })
    .map(({ text }) => stripEnd(text.trim()))
    .filter((text) => {
      const words = countWords(text);
      return (
        words >= length.fewest &&
        words <= length.most &&
        isWhole(text) &&
        !idle.test(text) &&
        !pointsBack.test(text) &&
        !isGlued(text) &&
        !/[[\]"“”:;!?•➡|]/u.test(text) &&
        (solid.test(text) || countTelling(text) >= fewestTelling) &&
        isVerbatim(source, text)
      );
    })
    .toSorted((a, b) => Number(solid.test(b)) - Number(solid.test(a)))
    .slice(0, most);
});

/** The same as sentences that somebody else may write. */
export const sayOwnLines = (source: Source): string[] =>
  listOwnLines(source).map((text) => `In the employer's words: ${quote(text)}.`);
