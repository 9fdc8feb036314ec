import type { Fact } from '#shared/brief.ts';
import type { Source } from '#plan/source.ts';
import { listFacts } from './facts.ts';
import { findForeignLanguage } from './prose/foreign.ts';
import { remember } from './remember.ts';

const LONGEST = 110;

const OFF_HOURS = /night|weekend|rotat|on[- ]call|overtime|evening|holiday/i;

const isShort = ({ text }: Fact): boolean => text.length <= LONGEST && !findForeignLanguage(text);

/** Lines of the job that may answer a worry; demands and duties never do. */
export const listAnswers = remember(({ brief }: Source): Fact[] =>
  listFacts(brief, {
    kinds: ['benefit', 'schedule', 'team', 'culture', 'travel', 'process', 'safety', 'goal'],
  }).filter(isShort),
);

/** Lines of the job that speak to what people want: what it gives and what one does, never its hard hours. */
export const listAttractions = remember(({ brief }: Source): Fact[] =>
  listFacts(brief, {
    kinds: ['benefit', 'schedule', 'team', 'culture', 'duty', 'safety', 'goal'],
  }).filter((fact) => isShort(fact) && !(fact.kind === 'schedule' && OFF_HOURS.test(fact.text))),
);
