import type { Criterion, CriterionOrigin } from './criterion.ts';
import { isTask, type Group } from './group-facts.ts';
import { isYearsOnly } from './name-fact.ts';

/** How much each origin counts before anything is added; planning values, shown beside every sum. */
const BASE: Record<CriterionOrigin, { points: number; label: string }> = {
  must: { points: 8, label: 'must-have' },
  duty: { points: 6, label: 'duty' },
  preferred: { points: 5, label: 'preferred' },
  profile: { points: 5, label: 'usual in the trade' },
  conditions: { points: 5, label: 'condition' },
  nice: { points: 3, label: 'nice to have' },
  basic: { points: 4, label: 'not in the job' },
};
const YEARS_ALONE = 4;
const MOST_POINTS = 10;

/** Nearly every ad asks for these, so they tell candidates apart the least. */
const inEveryAd = new Set(['teamwork', 'speaking', 'prioritizing', 'problem-solving', 'writing']);
const harmful = new Set(['Safety', 'Clinical', 'Care']);

export const isInEveryAd = ({ competency }: Pick<Group, 'competency'>): boolean =>
  competency !== null && inEveryAd.has(competency.id);

type Extra = { points: number; why: string };

function listExtras(group: Group): Extra[] {
  const { facts, origin, category } = group;
  const extras: (Extra | false)[] = [
    origin === 'must' && facts.some(isTask) && { points: 1, why: 'also a duty' },
    facts.length > 1 && { points: 1, why: 'several lines' },
    harmful.has(category) && { points: 1, why: 'a mistake harms people' },
    isInEveryAd(group) && { points: -2, why: 'in nearly every ad' },
  ];
  return extras.filter((extra) => extra !== false);
}

/** What a group counts, and the sum that says why. */
export function weighGroup(group: Group): Pick<Criterion, 'points' | 'sum'> {
  const { facts, origin } = group;
  if (facts.length > 0 && facts.every(isYearsOnly))
    return { points: YEARS_ALONE, sum: `years alone ${YEARS_ALONE}` };
  const { points: base, label } = BASE[origin];
  const extras = listExtras(group);
  const total = extras.reduce((sum, { points }) => sum + points, base);
  const points = Math.min(MOST_POINTS, Math.max(1, total));
  const terms = extras.map(
    (extra) => `, ${extra.why} ${extra.points > 0 ? '+' : ''}${extra.points}`,
  );
  const result = extras.length > 0 ? ` = ${points}${total > points ? ' at most' : ''}` : '';
  return { points, sum: `${label} ${base}${terms.join('')}${result}` };
}
