import { rankCriteria } from '../../craft/criteria/rank-criteria.ts';
import { withArticle } from '../../craft/prose/article.ts';
import { listOnce } from '../../craft/prose/list.ts';
import { askCriterion } from '../../craft/questions.ts';
import { isFairProbe } from '../../craft/questions/fair-probes.ts';
import type { Source } from '../../source.ts';

const FROM_CRITERIA = 6;

/** What somebody who saw the work can answer, in the order of the criteria. */
export function draftReferences(source: Source): string[] {
  const { title } = source.brief;
  const own = rankCriteria(source)
    .filter(({ isGate }) => !isGate)
    .map((criterion) => askCriterion(criterion, source).reference)
    .filter((question) => question !== '' && isFairProbe(question))
    .slice(0, FROM_CRITERIA);
  return listOnce([
    'Did you work beside this person, above or below them, on what, and until when?',
    ...own,
    `We are hiring ${withArticle(title.singular)}: which part of that work would you give them first, and which one later?`,
    'Would you work with them again, and what should their next lead know in the first month?',
  ]);
}
