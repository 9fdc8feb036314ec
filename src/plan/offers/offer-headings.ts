import type { Brief } from '#shared/brief.ts';
import { classifyHeading } from '#reading/layout/classify-heading.ts';
import { squeeze } from '#writing/said-so-far.ts';
import { memoize } from '#shared/memoize.ts';
import { readLine } from './read-line.ts';

/** "A Good Night's Sleep. Every driver is home by six": a few words with nothing said of them, before the sentence that says it. */
const fragment = /^[\s•*-]{0,5}(\p{Lu}[^.!?:;,\n\d%$£€]{3,45})[.!:]\s+(?=\p{Lu}|\d)/u;
const mostWords = 6;
/** With one of these it is a sentence. */
const says =
  /\b(?:is|are|was|will|can|may|have|has|we|you|our|us|get|offers?|provides?|includes?|paid|free|available|provided|no)\b/i;
/** Words of which headings over a list of offers are made, and nothing else. */
const listWords = new Set(
  "offer offers offered our the your job some key total other more company employee team package perk perks benefit benefits reward rewards compensation highlight highlights details information info overview summary at a glance and of working here why what you'll love it us with for join work in about you get we".split(
    ' ',
  ),
);
const ofPart: ReadonlySet<string> = new Set(['benefit', 'duty', 'must', 'process', 'overview']);
const longestHeading = 9;
/** "A benefits package" is one all the same. */
const namesPlan = /\b(?:package|offer|bonus)$/i;

const names = (text: string): boolean => readLine(text, { kind: 'office-specialist' }).length > 0;

const headingsOf = memoize(
  ({ employerBlocks }: Brief): ReadonlySet<string> =>
    new Set(
      employerBlocks
        .filter(({ role }) => role === 'benefit')
        .flatMap(({ text }) => text.split('\n'))
        .flatMap((line) => {
          const [, head = ''] = fragment.exec(line) ?? [];
          const isName = head.split(/\s+/).length <= mostWords && !says.test(head) && !names(head);
          return isName ? [squeeze(head)] : [];
        }),
    ),
);

/** Whether a line is only the name of what stands below or behind it. */
export function isOfferHeading(text: string, brief: Brief): boolean {
  const bare = text.trim().replace(/[\s.:!-]+$/u, '');
  if (headingsOf(brief).has(squeeze(bare))) return true;
  const words = bare
    .toLowerCase()
    .replace(/’/g, "'")
    .split(/[\s/&]+/u);
  if (words.length > longestHeading || namesPlan.test(bare)) return false;
  const house = brief.employer.name.toLowerCase().split(/\s+/u);
  return (
    words.every((word) => listWords.has(word) || house.includes(word)) ||
    (ofPart.has(classifyHeading(bare) ?? '') && !names(bare))
  );
}
