import type { Brief } from '#shared/brief.ts';
import { memoize } from '#shared/memoize.ts';
import { listFacts } from '../wording/own-words.ts';
import { sizeNouns } from './size-nouns.data.ts';

/** "250 key accounts": a number and the words behind it, of which the first three may say what is counted. */
const counted =
  /(?<![\p{L}\p{N}$£€.,%/-])(\d{1,3}(?:,\d{3})+|\d{2,6})(\+?)((?: \p{Ll}[\p{L}-]{1,14}){1,3})/gu;
/** Time, money, the demand on whoever applies, and what is given to them. */
const notSize =
  /\b(?:years?|months?|weeks?|days?|hours?|minutes|percent|miles|lbs|pounds|kg|feet|points|least|minimum|experience|age|paid|leave|holiday|words|wpm|and|or|of|the|to|in|for|per|with)\b/i;
/** "30-bed ward" */
const built =
  /(?<![\p{L}\p{N}$£€.,%/-])(\d{1,4})[- ](bed|room|seat|acre|bay|chair|cover)(?:ded)? ((?:\p{L}{2,12} )?(?:unit|ward|hospital|hotel|facility|home|department|practice|clinic|restaurant|site|farm|campus|venue|theatre|school))(?!\p{L})/giu;
const kinds = ['duty', 'team', 'other', 'goal', 'culture'] as const;

/** Sizes that the job states, each with its noun, those of the work before those of the house. */
export const findSizes = memoize((brief: Brief): string[] => {
  const facts = listFacts(brief, { kinds }).toSorted(
    (a, b) => Number(a.kind === 'culture') - Number(b.kind === 'culture'),
  );
  const found = facts.flatMap(({ text }) => [
    ...[...text.matchAll(built)].map(
      ([, number = '', of = '', house = '']) => `${number}-${of.toLowerCase()} ${house}`,
    ),
    ...[...text.matchAll(counted)].flatMap(([, number = '', more = '', behind = '']) => {
      const words = behind.trim().split(' ');
      const end = words.findIndex((word) => sizeNouns.has(word));
      const which = words.slice(0, end).join(' ');
      return end === -1 || notSize.test(which) || /^(?:19|20)\d\d$/.test(number)
        ? []
        : [`${number}${more} ${words.slice(0, end + 1).join(' ')}`];
    }),
  ]);
  return [...new Set(found)];
});
