import type { Criterion } from '#plan/criteria/criterion.ts';
import { findShape } from '#plan/criteria/own-lines/demand-shape.ts';
import { isWayOfWorking } from '#plan/criteria/own-lines/traits.ts';
import { makePlan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { stepOf } from '#plan/hiring-steps/steps.ts';
import { fillTiers } from './fill-tiers.ts';

/** The filters of the tier chart go by these words. */
const people =
  /\b(?:people(?!'s)|teams?|colleagues|crew|talk(?:s|ing)?|listen\w*|hearing what|calm\w*|frightened|angry|distress\w*|refusals?|manner|customers?|guests?|clients?|patients|parents|famil(?:y|ies)|relatives|conflicts?|communicat\w+|handovers?|leading|managers?|coach\w*|speaking up|explaining|welcom\w+|dealing with|honest\w*|integrity|kindness|empathy|compassion|teamwork|reliab\w+|attitude|safeguarding|dignity|decisions?|judgment|judgement|relationships?|negotiat\w+|mentoring|training and keeping|supervis\w+|leadership)\b/i;

function categorize(criterion: Criterion): string {
  const { name, facts, competency } = criterion;
  if (isWayOfWorking(criterion)) return 'Attitude and teamwork';
  const [first] = facts;
  if (competency === null && first && findShape(first) === 'experience') return 'Experience';
  return people.test(name) ? 'People and judgment' : 'Technical';
}

export function computeScoringFigures(source: Source) {
  const plan = makePlan(source);
  return {
    skills: plan.criteria.map((criterion) => ({
      skillName: criterion.name,
      category: categorize(criterion),
      weight: criterion.points,
      evidence: stepOf(plan, criterion),
    })),
    tiers: fillTiers(plan.criteria, plan.personas).map(({ key, floor, ceiling, shown, match }) => ({
      key,
      floor,
      ceiling,
      totalSkillMatch: match,
      matchedSkills: shown.map(({ name }) => name),
      missing: plan.criteria
        .filter((criterion) => !shown.includes(criterion))
        .map(({ name }) => name),
    })),
  };
}
export type ScoringFigures = ReturnType<typeof computeScoringFigures>;
