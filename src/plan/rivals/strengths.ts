import { stripEnd } from '#writing/casing.ts';
import { isGlued } from '#writing/glued.ts';
import { memoize } from '#shared/memoize.ts';
import { listFacts } from '#plan/wording/own-words.ts';
import type { Source } from '#plan/source.ts';

/** What draws people beside pay and benefits, each kind once: whom they work with, what is theirs, size, purpose. */
const kinds: readonly RegExp[] = [
  /\b(?:(?:co-?)?founders?|chief executive|CEO|CFO|managing director|owners?|the board|senior leadership team|executive team)\b/i,
  /\b(?:from (?:scratch|the ground up)|build (?:out |up )?(?:the|a|our) (?:\w+ )?(?:team|function|department|practice)|first hire|newly created|own(?:s|ing)? (?:and drive |the )(?:\w+ ){0,3}(?:strategy|roadmap|function|process|budget|relationship)|end[- ]to[- ]end|full (?:life ?)?cycle|autonom\w+|pivotal)\b/i,
  /\b(?:over |more than |nearly |some )?\d[\d,.]{0,12}\+? ?(?:k|million|bn|billion)? ?(?:\w+ ){0,2}(?:customers|clients|companies|sites|countries|stores|shops|restaurants|hotels|rooms|beds|people|employees|colleagues|staff|members|students|patients|homes|vehicles|users|offices|locations)\b/i,
  /\b(?:global leader|market leader|leading (?:provider|maker|manufacturer|supplier)|award[- ]winning|fastest[- ]growing|family[- ](?:owned|run)|employee[- ]owned|independent|not[- ]for[- ]profit|non[- ]?profit|charity)\b/i,
  /\b(?:(?:a |wide |great )?variety of|wide range of (?:projects|clients|cases|work)|(?:recent|notable|current|ongoing|key) projects? (?:include|such as)|mentor\w*|(?:full|paid|in-house) training|next level|career (?:path|ladder|growth)|no (?:weekends?|nights?|evenings|on-?call)|half[- ]day|four[- ]day)\b/i,
  /\b(?:clean energy|climate|sustainab\w+|renewable|patients?' lives|save lives|underserved|communities we serve|make a (?:real )?difference|reduce (?:\w+ ){1,3}(?:use|waste|emissions))\b/i,
];
/** Lines on the applicant, and what every advertisement says. */
const idle =
  /\b(?:you (?:are|have|must)|ideal candidate|experience (?:in|with|of)|required|degree|ability to|skills|equal opportunit\w*|apply|applicants?)\b/i;
const length = { fewest: 5, most: 22 };
const shown = 3;

function isTold(text: string): boolean {
  const words = text.split(/\s+/).length;
  return (
    words >= length.fewest &&
    words <= length.most &&
    /^\p{Lu}/u.test(text) &&
    !idle.test(text) &&
    !isGlued(text)
  );
}

/** What the advertisement itself says of scope, people, size and purpose, in its own words; one line of each kind. */
export const listStrengths = memoize((source: Source): string[] => {
  if ((source.brief.language ?? 'en') !== 'en') return [];
  const lines = listFacts(source.brief, { kinds: ['culture', 'team', 'duty', 'other'] })
    .map(({ text }) => stripEnd(text.trim()))
    .filter(isTold);
  const found: string[] = [];
  for (const kind of kinds) {
    const line = lines.find((text) => kind.test(text) && !found.includes(text));
    if (line) found.push(line);
  }
  return found.slice(0, shown);
});
