import type { Criterion } from '#plan/criteria/criterion.ts';
import { makePlan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { stepOf } from '#plan/steps.ts';
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
    tiers: fillTiers(plan.criteria).map(({ key, shown, match }) => ({
      key,
      totalSkillMatch: match,
      matchedSkills: shown.map(({ name }) => name),
      missing: plan.criteria
        .filter((criterion) => !shown.includes(criterion))
        .map(({ name }) => name),
      sum: `${sumPoints(shown)} of ${total} points`,
    })),
  };
}
export type ScoringFigures = ReturnType<typeof computeScoringFigures>;
