import type { Criterion } from '#plan/criteria/criterion.ts';
import { saySmall } from '#plan/criteria/name-gate.ts';
import { makePlan, type Plan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { stepOf } from '#plan/steps.ts';
import { lowerFirst } from '#writing/casing.ts';
import { fillTiers } from './fill-tiers.ts';

/** The filters of the tier chart go by these words. */
const people =
  /people|team|talk|explain|listen|calm|patien|manner|custom|guest|client|parent|famil|conflict|communic|handover|lead|coach|trust|judg/i;

function categorize({ name, facts }: Criterion): string {
  if (facts.length > 0 && facts.every(({ kind }) => kind === 'experience')) return 'Experience';
  return people.test(name) ? 'People and judgment' : 'Technical';
}

const sumPoints = (criteria: readonly Criterion[]): number =>
  criteria.reduce((sum, { points }) => sum + points, 0);

export function computeScoringFigures(source: Source) {
  const plan = makePlan(source);
  const total = sumPoints(plan.criteria);
  return {
    totalPoints: total,
    skills: plan.criteria.map((criterion) => ({
      skillName: criterion.name,
      category: categorize(criterion),
      weight: criterion.points,
      evidence: stepOf(plan, criterion),
    })),
    tiers: fillTiers(plan.criteria).map(({ key, floor, ceiling, shown, match }) => ({
      key,
      totalSkillMatch: match,
      matchedSkills: shown.map(({ name }) => name),
      missing: plan.criteria
        .filter((criterion) => !shown.includes(criterion))
        .map(({ name }) => name),
      sum: `${sumPoints(shown)} of ${total} points`,
      backgrounds: listBackgrounds(plan, floor, ceiling),
    })),
  };
}
export type ScoringFigures = ReturnType<typeof computeScoringFigures>;

/** Careers whose fit lies in the tier; those who lack a must stand below a match. */
const listBackgrounds = ({ personas }: Plan, floor: number, ceiling: number): string[] =>
  personas
    .filter(({ fit }) => fit >= floor && fit <= ceiling)
    .map(
      ({ letter, name, fit, lacks }) =>
        `${letter}, ${lowerFirst(name)} (${fit}%${lacks[0] ? `, without ${saySmall(lacks[0].name)}` : ''})`,
    );
