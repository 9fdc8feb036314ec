import { stripEnd } from '#writing/casing.ts';
import { isGlued } from '#writing/glued.ts';
import { memoize } from '#shared/memoize.ts';
import { listFacts } from '../wording/own-words.ts';
import type { Source } from '../source.ts';

/** What can be looked up or seen: products, years, sizes, a field of work. */
const telling =
  /\b(?:known for|famous|renowned|originals?|home of|founded|established|since \d{4}|\d+[- ]years?|decades|speciali[sz]\w+|own (?:design|manufactur\w+|brands?|kitchens?)|famil(?:y[- ](?:owned|run)|y business)|independent|award-winning|largest|only|first|operat(?:es|ing)|employs|\d[\d,]* (?:stores|shops|people|employees|beds|students|members|sites|acres))\b/gi;
/** What anybody may say, and what speaks of the applicant. */
const idle =
  /\b(?:mission|vision|committed|commitment|believe|passion\w*|world[- ]class|best|opportunit\w+|great fit|invite|equal|divers\w+|you|your|looking|seek\w*|strive\w*|innovat\w+|pride|position|exceptional|can be found)\b/i;
const name = /(?<=\p{Ll} )\p{Lu}\p{L}+/gu;
const length = { fewest: 8, most: 28 };
const enough = 2;

function rate(sentence: string): number {
  const words = sentence.split(/\s+/).length;
  if (words < length.fewest || words > length.most || idle.test(sentence)) return 0;
  if (!/^\p{Lu}/u.test(sentence) || isGlued(sentence)) return 0;
  const told = sentence.match(telling)?.length ?? 0;
  const named = Math.min(2, sentence.match(name)?.length ?? 0);
  return told === 0 ? 0 : told * 2 + named;
}

/** A sentence on the post or on others is no word of the employer on itself. */
const ofHouse = (sentence: string, employer: string): boolean =>
  /\b(?:we|our|us|company|firm|group|founded|established|family|since)\b/i.test(sentence) ||
  /^(?:The )?\p{Lu}\p{L}{1,20}(?: \p{Lu}\p{L}{1,20}){0,4} (?:has|is|was|have)\b/u.test(sentence) ||
  (employer !== '' && sentence.includes(employer));

/** Alone it says nothing of whom it speaks. */
const pointsBack = /^(?:its|their|this|these|those|it|they|he|she|such)\b/i;

/** The sentence in which the employer says most of itself that can be seen or looked up; null where there is none. */
export const findPride = memoize((source: Source): string | null => {
  const { language } = source.brief;
  if (language !== null && language !== 'en') return null;
  const [best] = listFacts(source.brief, { kinds: ['culture'] })
    .flatMap(({ source: from }) => (from.from === 'job' ? [stripEnd(from.quote.trim())] : []))
    .map((sentence) => ({ sentence, points: rate(sentence) }))
    .filter(
      ({ sentence, points }) =>
        points >= enough &&
        !pointsBack.test(sentence) &&
        ofHouse(sentence, source.brief.employer.name),
    )
    .toSorted((a, b) => b.points - a.points);
  return best?.sentence ?? null;
});
