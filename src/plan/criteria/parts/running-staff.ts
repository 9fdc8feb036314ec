import { findActivity } from '#knowledge/load-activities.ts';
import type { Fact } from '#shared/brief.ts';
import { joinList } from '#writing/list.ts';
import { sayActivity } from '../activity-criteria.ts';
import { worthOf, type Points } from '../line-weights/by-lines.ts';
import type { Weighed } from '../settle-weights.ts';

/** What somebody does who runs a place, wherever in the opening of a duty it stands. */
const runs = String.raw`^(?:\p{L}+ly )?(?:[\p{L}-]+(?: and |, | ))?(?:overs(?:ee|aw)|supervis|manag|run|lead|direct|schedul|hir|recruit|train|mentor|coach|generat|creat|prepar|mak|review|approv|adjust|assign|delegat|evaluat|disciplin|provid)\p{L}*\b[^.;]{0,60}?`;
/** Of the people there, their hours and what they learn. */
const people = new RegExp(
  String.raw`${runs}\b(?:staff(?:ing)?(?: levels?| schedules?)?|(?:team|crew|staff) members|employees|personnel|crew|subordinates|direct reports|time ?(?:cards?|sheets?)|rotas?|rosters?)\b`,
  'iu',
);
/** Of the place itself and its money. */
const place = new RegExp(
  String.raw`${runs}\b(?:budgets?|budgetary|(?:center|centre|department|unit|branch|store|shop|clinic|ward|shift|office|kitchen|depot)s?)\b`,
  'iu',
);
const governs = /^(?:\p{L}+ly )?(?:overs(?:ee|aw)|supervis|manag|run)\p{L}*\b/iu;

/** So many duties, with these of people among them, are more than a hand lent to a colleague. */
const fewestDuties = 3;
const fewestOfPeople = 2;
/** Worth so much of 100 points it decides something. */
const leastWorth = 5;

/** "Supervising, scheduling, and training staff": by what the duties speak of. */
const doings: readonly (readonly [string, RegExp])[] = [
  [
    'scheduling',
    /\b(?:schedul\p{L}+|rotas?|rosters?|time ?(?:cards?|sheets?)|staffing levels?)\b/iu,
  ],
  ['hiring', /\b(?:hir(?:e|es|ing)|recruit\p{L}*)\b/iu],
  ['training', /\b(?:train\p{L}*|mentor\p{L}*|coach\p{L}*)\b/iu],
];
const nameOf = (facts: readonly Fact[]): string =>
  `${joinList([
    'Supervising',
    ...doings.flatMap(([doing, heard]) =>
      facts.some(({ text }) => heard.test(text)) ? doing : [],
    ),
  ])} staff`;

/**
 * Who oversees, schedules, trains and approves hours in several light lines runs the staff, though no line of them weighs
 * enough by itself: one line stands for all of them, unless another one leads people already.
 */
export function listRunning(
  duties: readonly Fact[],
  found: readonly Weighed[],
  { points, country }: { points: Points; country: string | null },
): Weighed[] {
  const ofPeople = duties.filter(({ text }) => people.test(text));
  const all = duties.filter(
    (fact) => ofPeople.includes(fact) || (governs.test(fact.text) && place.test(fact.text)),
  );
  const facts = all.toSorted((a, b) => (points.get(b) ?? 0) - (points.get(a) ?? 0));
  const [first] = facts;
  const isLed = found.some(
    (one) =>
      leading.test(`${one.id} ${one.name}`) ||
      one.facts.filter((fact) => ofPeople.includes(fact)).length >= fewestOfPeople,
  );
  if (
    !first ||
    isLed ||
    facts.length < fewestDuties ||
    ofPeople.length < fewestOfPeople ||
    worthOf(facts, points) < leastWorth
  )
    return [];
  const known = findActivity('leading-a-team');
  if (!known) return [];
  const said = sayActivity(known, country);
  return [
    {
      id: said.id,
      name: nameOf(ofPeople),
      origin: 'duty',
      facts,
      competency: null,
      terms: said.called_for_by,
      looksLike: said.looks_like,
      question: said.question,
      strong: said.strong,
      weak: said.weak,
      probe: said.probe,
      mass: worthOf(facts, points),
    },
  ];
}
const leading =
  /\b(?:lead(?:ing|s|ership)?|supervis\p{L}+|managing|running) (?:[\p{L}-]+ ){0,3}(?:teams?|staff|people|crews?|shifts?|employees|engineers)\b|leading-a-team/iu;
