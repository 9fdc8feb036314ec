import type { Plan } from '#plan/plan.ts';

/** At which moments of this search people are most likely to fall silent: what it leaves open, and its waits. */
export function listSilences({ stated, gates, steps, timeline }: Plan): string[] {
  const isPaper = gates.some(({ kind }) => kind === 'credential' || kind === 'education');
  const isCheck = gates.some(({ kind }) => kind === 'check');
  const found = [
    stated.has('pay') ? '' : 'after they ask for the pay and get no figure',
    stated.has('hours') ? '' : 'after they ask for the hours and get no answer',
    isCheck ? 'while a check is under way and nobody tells them how it stands' : '',
    isPaper ? 'when papers are asked for late' : '',
    steps.stated.length > 3 ? `between the ${steps.stated.length} steps of the selection` : '',
    timeline.start.stated
      ? 'between the offer and the stated start'
      : 'between the offer and the first day',
  ];
  return found.filter(Boolean).slice(0, 2);
}
