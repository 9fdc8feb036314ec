import { rankCriteria } from '../../craft/criteria/rank-criteria.ts';
import { listOnce } from '../../craft/prose/list.ts';
import { askCriterion } from '../../craft/questions.ts';
import { isFairProbe } from '../../craft/questions/fair-probes.ts';
import { vary } from '../../craft/vary.ts';
import type { Source } from '#plan/source.ts';

const FROM_CRITERIA = 6;

const opening = [
  'Did you work beside this {title}, above or below them, on what, and until when?',
  'How do you know the {title} work of this person: same team, same shift, customer, boss?',
  'On which {title} tasks did you see them yourself, and how long ago?',
];
const parts = [
  'We are hiring {title|a}: which part of that work would you give them first, and which one later?',
  'For {title|a} we need somebody from the first month on. What would they do alone by then?',
  'Think of the {title} work: what would you let them do, and what would you check?',
];
const closing = [
  'Would you work with this {title} again, and what should their next lead know in the first month?',
  'If you could, would you take this {title} back? For which task?',
  'What should we do in the first weeks so that it goes well for this {title}?',
];

/** What somebody who saw the work can answer, in the order of the criteria. */
export function draftReferences(source: Source): string[] {
  const own = rankCriteria(source)
    .filter(({ isGate }) => !isGate)
    .map((criterion) => askCriterion(criterion, source).reference)
    .filter((question) => question !== '' && isFairProbe(question))
    .slice(0, FROM_CRITERIA);
  const slots = { title: source.brief.title.singular };
  return listOnce([
    vary(source, 'reference first', opening, slots),
    ...own,
    vary(source, 'reference part', parts, slots),
    vary(source, 'reference last', closing, slots),
  ]);
}
