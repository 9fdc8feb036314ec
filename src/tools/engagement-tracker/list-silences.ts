import { listDrawbacks } from '#plan/demands/drawbacks.ts';
import { findOpenWeek } from '#plan/letters/open-matters.ts';
import type { Plan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { nameFirstPaper } from './name-first-paper.ts';

/** Travel is named, and nobody knows how much of it: days at a desk at home come after that. */
export const isTravelUnsaid = (
  { questions }: Pick<Plan, 'questions'>,
  drawbacks: readonly string[],
): boolean =>
  drawbacks.some((text) => text.startsWith('travel')) &&
  questions.some(({ matter, from }) => matter === 'Travel' && from === 'text');

/** At which moments of this search people are most likely to fall silent: what it leaves open, and its waits. */
export function listSilences(source: Source, plan: Plan): string[] {
  const { stated, gates, steps, timeline } = plan;
  const isTravelOpen = isTravelUnsaid(plan, listDrawbacks(source));
  const open = findOpenWeek(source);
  const paper = nameFirstPaper(gates);
  const isCheck = gates.some(({ kind }) => kind === 'check');
  const found = [
    stated.has('pay') ? '' : 'after they ask for the pay and get no figure',
    isTravelOpen ? 'after they ask how much travel there is and get no answer' : '',
    open === null ? '' : `after they ask for the ${open} and get no answer`,
    isCheck ? 'while a check is under way and nobody updates them' : '',
    paper === null ? '' : `when proof is asked for late (${paper})`,
    steps.stated.length > 3 ? `between the ${steps.stated.length} selection steps` : '',
    timeline.start.stated
      ? 'between the offer and the stated start'
      : 'between the offer and the first day, when a counteroffer or another employer may still win',
  ];
  return found.filter(Boolean).slice(0, 2);
}
