import type { Drawer } from '#knowledge/drawer.ts';
import { readPost } from '#knowledge/post-level.ts';
import {
  asksForNoExperience,
  isWelcome,
  mayBeNew,
  welcomesBeginners,
} from '../people/welcomes-beginners.ts';
import type { Source } from '../source.ts';
import type { Criterion } from './criterion.ts';
import { dropHouse } from './names/drop-house.ts';
import { nameTerms } from './names/name-terms.ts';
import { askOnce } from './own-lines/own-demand.ts';
import { sayOwnLines } from './own-lines/say-own-line.ts';
import { allowNever } from './questions/honest-never.ts';
import { suitToLevel } from './questions/suit-level.ts';
import { suitQuestions } from './questions/suit-question.ts';

/** Criteria as they are said on the card: names that fit anyone, questions that fit the level of the post. */
export function sayCriteria(
  criteria: readonly Criterion[],
  { brief }: Source,
  drawer: Drawer,
): Criterion[] {
  const isOpen = mayBeNew(brief) || asksForNoExperience(brief);
  const named = nameTerms(criteria.map((one) => dropOwner(one, brief.employer.name)));
  // Whoever is silent on experience may still want it: only where beginners are welcome is nobody asked for a case.
  const said = suitToLevel(sayOwnLines(named, mayBeNew(brief), drawer.kind), {
    leads: drawer.leadsTeam === true || drawer.kind === 'leading-people' || readPost(brief).leads,
    title: brief.title.clean,
  });
  const { facts, taught, openTo } = brief;
  const isTaught =
    welcomesBeginners(brief) &&
    [...facts, ...taught, ...openTo].some(({ text }) => isWelcome(text));
  return suitQuestions(
    askOnce(said).map((criterion) => ({
      ...criterion,
      weak: allowNever(criterion.weak),
      ...(isTaught && { isTaught }),
    })),
    isOpen,
  );
}

/** A line in the job's own words asks for what anyone may have done, and not for what only this house has. */
const dropOwner = (line: Criterion, employer: string): Criterion =>
  line.facts.some(({ id }) => id === line.id)
    ? { ...line, name: dropHouse(line.name, employer) }
    : line;
