import type { Activity } from '#knowledge/activity-schema.ts';
import type { Kind } from '#knowledge/drawer.ts';
import type { Fact } from '#shared/brief.ts';
import { spellFor } from '#writing/spelling.ts';
import { sayAsIn } from '#writing/words-by-country.ts';
import { mapTexts } from '../style/style-drawer.ts';
import { measureCall } from './evidence/call-strength.ts';
import type { Piece } from './evidence/gather-evidence.ts';
import { isEmphasized } from './own-lines/is-demand.ts';
import { byItsLines } from './mass.ts';
import { nameAsSaid } from './names/name-as-said.ts';
import { nameMatter } from './names/name-matter.ts';
import { originOf } from './evidence/origin.ts';
import type { Weighed } from './settle-weights.ts';
import { sideActivities } from './evidence/side-activities.data.ts';
import { isWordOf } from '../suit/country-words.data.ts';

/** A habit is worth a line of its own where so many lines speak of it, or where the job puts it first. */
const linesOfHabit = 3;
/** What is a trade of its own is more than a word in passing where two lines speak of it. */
const linesOfSideline = 2;
/** In the title it says how somebody works all year. */
const inName = 0.5;
const unspoken: ReadonlySet<string> = new Set([
  'id',
  'called_for_by',
  'only_in',
  'not_in',
  'also_in',
  'with_others',
  'at_home_in',
]);

/** In the words and the spelling of a country; its people by titles that are known there. */
export const sayActivity = (activity: Activity, country: string | null): Activity =>
  mapTexts(
    mapTexts(withTitlesOf(activity, country), sayAsIn(country), unspoken),
    spellFor(country),
    unspoken,
  );

/** A career is named by two titles. */
const leastTitles = 2;

function withTitlesOf(activity: Activity, country: string | null): Activity {
  const { people } = activity;
  if (!people || country === null) return activity;
  const titles = people.titles.filter((title) => isWordOf(title, country));
  return titles.length < leastTitles ? activity : { ...activity, people: { ...people, titles } };
}

const wordsOfName = 4;
const isNamed = (fact: Fact): boolean =>
  (nameMatter(fact) ?? '').split(/\s+/).length >= wordsOfName;

/** An activity as something people are judged by; none where it is a habit, or a trade of its own, that the job only mentions. */
export function toActivityCriterion(
  activity: Activity,
  pieces: readonly Piece[],
  { title, country, kind, firstDuties, job }: OfTheJob,
): Weighed[] {
  const facts = pieces.toSorted((a, b) => b.value - a.value).map(({ fact }) => fact);
  const isTitle = measureCall(activity.called_for_by)(title) >= inName;
  const isSideline = activity.at_home_in?.includes(kind) === false;
  const isStressed =
    isTitle ||
    facts.length >= (isSideline ? linesOfSideline : linesOfHabit) ||
    facts.some(
      (fact) =>
        isEmphasized(fact) ||
        (!activity.is_manner &&
          // Another trade is meant where the job begins with it, and not by a line beside its own work.
          (isSideline ? firstDuties[0] === fact : firstDuties.includes(fact))),
    );
  if ((activity.is_manner || isSideline) && !isStressed) return [];
  // What the job puts first goes by its own name rather than by one that fits every job.
  if (
    !isTitle &&
    sideActivities.has(activity.id) &&
    facts.every((fact) => firstDuties.includes(fact) && isNamed(fact))
  )
    return [];
  const said = sayActivity(activity, country);
  return [
    {
      id: activity.id,
      name: nameAsSaid(said.name, facts, job),
      origin: originOf(facts),
      facts,
      competency: null,
      terms: activity.called_for_by,
      looksLike: said.looks_like,
      question: said.question,
      strong: said.strong,
      weak: said.weak,
      probe: said.probe,
      mass: byItsLines,
    },
  ];
}

interface OfTheJob {
  title: string;
  country: string | null;
  kind: Kind;
  firstDuties: readonly Fact[];
  /** Everything that the job says. */
  job: readonly Fact[];
}
