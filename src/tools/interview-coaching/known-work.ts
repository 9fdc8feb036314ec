import { findActivity } from '#knowledge/load-activities.ts';
import type { Criterion } from '#plan/criteria/criterion.ts';
import { isWayOfWorking } from '#plan/criteria/own-lines/traits.ts';
import { sayWithin } from '#plan/criteria/questions/ask-line.ts';
import type { Plan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { nameWork } from '#plan/subject/work-range.ts';

const most = 4;
const longest = 6;

/** Work that goes by a name of its own, and no line that was cut out of the advertisement. */
const isNamed = ({ id, competency }: Criterion): boolean =>
  competency !== null || findActivity(id) !== undefined;

/** The work that fills most of this job, each in the few words by which it is known, as within a sentence. */
export function nameKnownWork(
  { brief }: Source,
  plan: Pick<Plan, 'criteria' | 'drawer'>,
): string[] {
  const range = nameWork(brief, plan);
  return (range.length > 0 ? range : nameJudged(plan.criteria)).slice(0, most);
}

const nameJudged = (criteria: readonly Criterion[]): string[] =>
  criteria
    .filter(
      (one) =>
        (one.origin === 'must' || one.origin === 'duty') &&
        !isWayOfWorking(one) &&
        isNamed(one) &&
        one.name.split(' ').length <= longest,
    )
    .map(({ name }) => sayWithin(name));

/** "invoice processing, stock counts and transfers, or travel": a comma more where a name has an "and" of its own. */
export function joinWork(names: readonly string[], word: 'and' | 'or'): string {
  const last = names.at(-1) ?? '';
  const isNested = names.some((name) => / (?:and|or) /.test(name));
  return names.length < 2
    ? last
    : `${names.slice(0, -1).join(', ')}${isNested ? ',' : ''} ${word} ${last}`;
}
