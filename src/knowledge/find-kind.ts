import type { Kind } from './drawer.ts';
import {
  deskHead,
  engineeringHead,
  kindOfGroup,
  kindOfWords,
  leadingHead,
  likelyDeskHead,
} from './kinds.data.ts';
import { bareTitle, toBoss } from './bare-title.ts';

export const findKindOfCode = (code: string): Kind | undefined =>
  kindOfGroup[code] ?? kindOfGroup[code.slice(0, 4)] ?? kindOfGroup[code.slice(0, 2)];

/** Work that is done with the hands or with people; an engineer or analyst in its field does other work. */
const notAtDesks: ReadonlySet<Kind> = new Set<Kind>([
  'hands-on-trade',
  'care',
  'driving-and-logistics',
  'kitchen-and-hotel',
  'shop-and-service',
  'teaching',
]);

const leadsSurely =
  /\b(?:director|head|supervisor|chief|superintendent|president|vp|general manager|team|shift|store|plant|operations)\b/i;

/** The kind of work that the words of a title tell; a manager may have one desk and no people. */
export function findKindByTitle(given: string): Kind | undefined {
  const title = given.replace(toBoss, '');
  const kind = findKindByHead(title) ?? findKindByWords(title);
  return kind === 'leading-people' && !leadsSurely.test(title) ? undefined : kind;
}

/** The last noun says who it is, "dental design analyst"; what stands before it may be the field of the employer only. */
function findKindByHead(title: string): Kind | undefined {
  const bare = bareTitle(title.replaceAll('/', ' ').replace(/^\([^()]{0,20}\)/, ''));
  const head =
    bare
      .replace(/\s(?:of|for|in)\s[\s\S]*$/, '')
      .split(' ')
      .at(-1) ?? '';
  if (leadingHead.test(head)) return 'leading-people';
  const field = findKindByWords(title);
  const isOfDesk = field !== undefined && !notAtDesks.has(field) && field !== 'leading-people';
  // A building engineer works with the hands, and a sales engineer sells: only other people's fields are none of theirs.
  if (engineeringHead.test(head) && field !== undefined && !isOfDesk)
    return 'engineering-and-science';
  if (!deskHead.test(head) && !likelyDeskHead.test(head)) return undefined;
  return isOfDesk ? field : 'office-specialist';
}

function findKindByWords(title: string): Kind | undefined {
  // A word may begin with an accent.
  const plain = title.normalize('NFD').replace(/\p{M}/gu, '');
  return kindOfWords.find(([words]) => words.test(title) || words.test(plain))?.[1];
}
