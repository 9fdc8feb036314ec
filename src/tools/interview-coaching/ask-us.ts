import type { JobFact, Kind } from '#knowledge/drawer.ts';
import { findActivity } from '#knowledge/load-activities.ts';
import { hearTelling, sharedTelling } from '#plan/criteria/shared-stems.ts';
import { isWayOfWorking } from '#plan/criteria/traits.ts';
import { listFacts } from '#plan/own-words.ts';
import type { Plan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { lowerFirst } from '#writing/casing.ts';
import { listOnce } from '#writing/list.ts';
import { askedTerms } from './ask-terms.data.ts';

/** "No weekends": nobody has to ask how they are shared. */
function dropDenied(questions: readonly string[], { brief }: Source): string[] {
  const said = brief.facts.map(({ text }) => text).join('\n');
  const denied = ['weekend', 'night', 'evening', 'holiday', 'travel', 'overtime'].filter((word) =>
    new RegExp(`\\b(?:no|without|never) (?:\\p{L}+ ){0,2}${word}`, 'iu').test(said),
  );
  return questions.filter((question) => !denied.some((word) => question.includes(word)));
}

const answered: readonly (readonly [JobFact, RegExp])[] = [
  ['hours', /\bhow many hours\b|\bwhich (?:shifts|hours|days)\b|\bfixed hours\b/i],
  ['pay', /\bwhat (?:is|does it) (?:the )?(?:pay|salary)\b/i],
  ['start', /\bwhen (?:would|does|could) (?:it|I) start\b/i],
  ['reportsTo', /\bwho (?:would I|do I) report\b/i],
];
const fewestQuestions = 3;

/** What the advertisement says need not be asked, as long as something is left to ask. */
function dropAnswered(questions: readonly string[], { stated }: Plan): string[] {
  const open = questions.filter(
    (question) => !answered.some(([fact, asks]) => stated.has(fact) && asks.test(question)),
  );
  return open.length >= fewestQuestions ? open : [...questions];
}

const mostAsked = { open: 2, terms: 2, all: 6 };

/** What people have to know before they say yes, as long as nobody has said it. */
const open: readonly (readonly [JobFact, string])[] = [
  ['pay', 'What is the pay range, and what decides where in it I would start?'],
  ['hours', 'What are the days and hours of work?'],
  ['workType', 'Where is the work done, and can part of it be done from home?'],
  ['team', 'Who is on the team, and who would show me how things are done here?'],
  ['reportsTo', 'Who would I report to?'],
  ['start', 'When should the work start?'],
];

/** A question of the trade that asks for the same. */
const sameMatter: Partial<Record<JobFact, RegExp>> = {
  pay: /\b(?:pay|paid|salary|earn\w*)\b/i,
  hours: /\b(?:hours|shifts?|schedule)\b/i,
  workType: /\bhome\b/i,
  team: /\bwould show me\b/i,
};

/** Work that can be taken home at all. */
const atDesk: ReadonlySet<Kind> = new Set(['office-specialist', 'engineering-and-science']);

/** The work that weighs most, by a name of which the duties speak as well; else what everybody wants to know. */
function askAboutWork({ brief }: Source, { criteria, drawer }: Plan): string[] {
  const known = new Set(drawer.competencies.map(({ id }) => id));
  const duties = listFacts(brief, { kinds: ['duty'] })
    .map(({ text }) => text)
    .join('\n');
  const [first] = criteria
    .filter(({ origin }) => origin === 'must' || origin === 'duty')
    .filter((line) => !isWayOfWorking(line))
    .filter(({ id, competency }) => known.has(competency ?? '') || findActivity(id) !== undefined)
    .filter(({ name }) => sharedTelling(name, duties) > 0)
    .map(({ name }) => lowerFirst(name));
  return [
    first === undefined
      ? 'What does a usual week look like, and which part of it is the hardest?'
      : `How much of a usual week is ${first}, and what takes up the rest?`,
    'What should have changed after the first three months, and how would we both see it?',
  ];
}

/** What the job says of itself, and leaves half open. */
function askAboutTerms({ brief }: Source): string[] {
  const said = brief.facts.map(({ text }) => text).join('\n');
  return askedTerms.filter(({ said: heard }) => heard.test(said)).map(({ question }) => question);
}

/**
 * Questions about this very job first: its main work, and what its advertisement leaves open. Of those of the trade only
 * what speaks of something that the job speaks of; those of a kind of work hold for all of it.
 */
export function listAskUs(source: Source, plan: Plan): string[] {
  const { drawer, phrases, stated, isTrade } = plan;
  const usual = dropAnswered(dropDenied(drawer.coaching.ask_us, source), plan);
  if (phrases || drawer.isForBeginners) return usual;
  const hear = hearTelling(
    [source.brief.title.clean, ...source.brief.facts.map(({ text }) => text)].join('\n'),
  );
  const ofWork = askAboutWork(source, plan);
  const ofTerms = dropDenied(askAboutTerms(source), source).slice(0, mostAsked.terms);
  const unsaid = open
    .filter(([fact]) => !stated.has(fact) && (fact !== 'workType' || atDesk.has(drawer.kind)))
    .slice(0, mostAsked.open);
  const isAsked = (question: string): boolean =>
    unsaid.some(([fact]) => sameMatter[fact]?.test(question));
  const fitting = usual
    .filter((question) => !isAsked(question))
    .filter((question) => !isTrade || hear(question) > 0);
  return listOnce([
    ...ofWork,
    ...ofTerms,
    ...unsaid.map(([, question]) => question),
    ...fitting,
  ]).slice(0, mostAsked.all);
}
