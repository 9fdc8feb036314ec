import type { Fact } from '#shared/brief.ts';
import type { Source } from '../source.ts';
import { listFacts } from './facts.ts';
import { findForeignLanguage } from './prose/foreign.ts';

const LONGEST = 110;

/** Lines of the job that may answer what a candidate asks; demands of it never do. */
export const listAnswers = ({ brief }: Source): Fact[] =>
  listFacts(brief, {
    kinds: [
      'benefit',
      'schedule',
      'team',
      'culture',
      'duty',
      'travel',
      'process',
      'safety',
      'goal',
    ],
  }).filter(({ text }) => text.length <= LONGEST && !findForeignLanguage(text));
