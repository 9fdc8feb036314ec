import { rememberTexts } from '#shared/remember-texts.ts';
import type { Rank } from './drawer.ts';
import { findTerm } from './find-term.ts';
import { readPost } from './post-level.ts';
import { managersOfThings, ranksOfTitle } from './post-ranks.data.ts';

const says = (text: string, terms: readonly string[]): boolean =>
  terms.some((term) => findTerm(text, term, ['s']) !== -1);

/** What a title says of the rank; null where it says nothing, as of whoever manages things and not people. */
export const findRankOf = rememberTexts((title: string): Rank | null => {
  const called = title.toLowerCase();
  const found = ranksOfTitle.find(([, words]) => says(called, words))?.[0] ?? null;
  return found === 'lead' && says(called, managersOfThings) ? null : found;
});

/** Where a post stands among its colleagues: whoever has people to lead, else what the title says. */
export function findRank(brief: Parameters<typeof readPost>[0]): Rank {
  const { level, leads } = readPost(brief);
  if (level === 'supervisor') return 'second';
  if (leads || level === 'head') return 'lead';
  const found = findRankOf(brief.title.given);
  if (found !== 'lead') return found ?? 'staff';
  // A title alone is believed where nothing tells what is done.
  return brief.facts.some(({ kind }) => kind === 'duty') ? 'staff' : 'lead';
}
