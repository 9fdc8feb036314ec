import type { Brief } from '#shared/brief.ts';
import type { Rank } from './drawer.ts';
import { findTerm } from './find-term.ts';
import { ledByDuty, managersOfThings, ranksOfTitle } from './post-ranks.data.ts';

const says = (text: string, terms: readonly string[]): boolean =>
  terms.some((term) => findTerm(text, term, ['s']) !== -1);

/** What a title says of the rank; null where it says nothing, as of whoever manages things and not people. */
export function findRankOf(title: string): Rank | null {
  const called = title.toLowerCase();
  const found = ranksOfTitle.find(([, words]) => says(called, words))?.[0] ?? null;
  return found === 'lead' && says(called, managersOfThings) ? null : found;
}

/** Where a post stands among its colleagues: by its title, else by whether its holder has people to lead. */
export function findRank({ title, facts }: Pick<Brief, 'title' | 'facts'>): Rank {
  const found = findRankOf(title.given);
  if (found !== null) return found;
  const duties = facts.filter(({ kind }) => kind === 'duty').map(({ text }) => text.toLowerCase());
  return duties.some((duty) => says(duty, ledByDuty)) ? 'lead' : 'staff';
}
