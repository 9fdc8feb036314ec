import { quote } from '#writing/quote.ts';
import type { Fact, FactKind } from '#shared/brief.ts';
import { ownWords } from '../own-words.ts';
import type { Criterion } from './criterion.ts';
import { nameDemand } from './name-demand.ts';

type Anchors = Pick<Criterion, 'looksLike' | 'question' | 'strong' | 'weak' | 'probe'>;

/** How a demand is asked for that no competency of the trade covers: in the words of the job. */
const byKind: Partial<Record<FactKind, (words: string) => Anchors>> = {
  tool: (words) => ({
    looksLike: 'Uses it in the work itself and can show how',
    question: `The advertisement says: ${quote(words)}. What did you last use it for, and what would have been slower without it?`,
    strong: 'Names a piece of work, what was hard about it, and a limit of the tool',
    weak: 'Has seen it used, or lists its menus',
    probe: 'What do you still look up?',
  }),
  experience: (words) => ({
    looksLike: 'Has done it, and knows what went wrong on the way',
    question: `The advertisement says: ${quote(words)}. Where did you do that, which part was yours, and what would you do differently?`,
    strong: 'Names the place, the time and their own part, and something that changed',
    weak: 'Speaks of what the team did, or of years without a case',
    probe: 'Who would tell the same story, and what would they add?',
  }),
  language: (words) => ({
    looksLike: 'Works in it without losing the other person',
    question: `The advertisement says: ${quote(words)}. May we hold the next five minutes that way?`,
    strong: 'Explains something from their work and answers a follow-up',
    weak: 'Has a rehearsed introduction and little beyond it',
    probe: 'What do you do when you do not know a word?',
  }),
};

const usual = (words: string): Anchors => ({
  looksLike: 'Shows it in a case of their own, not in a word about themselves',
  question: `The advertisement says: ${quote(words)}. What of that have you used in the last year? Tell me about one time.`,
  strong: 'One case, what they did themselves, what came of it',
  weak: 'Agrees that it matters and has no case',
  probe: 'What would a colleague say of that day?',
});

/** A criterion in the job's own words; its weight is set with those of the others. */
export function toOwnCriterion(fact: Fact): Omit<Criterion, 'weight' | 'points'> {
  const words = ownWords(fact);
  const anchors = (byKind[fact.kind] ?? usual)(words);
  return {
    id: fact.id,
    name: nameDemand(fact.text),
    origin: fact.importance === 'must' ? 'must' : 'preferred',
    facts: [fact],
    competency: null,
    ...anchors,
  };
}
