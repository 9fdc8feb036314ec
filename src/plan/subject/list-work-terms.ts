import { asWord } from '#knowledge/as-word.ts';
import { memoize } from '#shared/memoize.ts';
import { listFacts } from '../wording/own-words.ts';
import type { Source } from '../source.ts';
import { findSubject } from './find-subject.ts';

const most = 3;

/** What somebody could read up on: subject terms that are neither papers nor words of the title. */
export const listWorkTerms = memoize((source: Source): string[] => {
  const { brief } = source;
  const papers = [
    ...listFacts(brief, { kinds: ['licence'] }).map(({ text }) => text),
    ...brief.credentials.map(({ text }) => text),
    brief.title.given,
  ]
    .join('\n')
    .toLowerCase();
  return findSubject(source)
    .terms.filter((term) => !asWord(term).isIn(papers))
    .slice(0, most);
});
