import type { Brief } from '#shared/brief.ts';
import type { Rank } from './drawer.ts';
import { findTerm } from './find-term.ts';
import { ledByDuty, managersOfThings, ranksOfTitle } from './post-ranks.data.ts';

const says = (text: string, terms: readonly string[]): boolean =>
  terms.some((term) => findTerm(text, term, ['s']) !== -1);

/** Where a post stands among its colleagues: by its title, else by whether its holder has people to lead. */
export function findRank({ title, facts }: Pick<Brief, 'title' | 'facts'>): Rank {
  const called = title.given.toLowerCase();
  const found = ranksOfTitle.find(([, words]) => says(called, words))?.[0];
  if (found !== undefined && !(found === 'lead' && says(called, managersOfThings))) return found;
  const duties = facts.filter(({ kind }) => kind === 'duty').map(({ text }) => text.toLowerCase());
  return duties.some((duty) => says(duty, ledByDuty)) ? 'lead' : 'staff';
}
