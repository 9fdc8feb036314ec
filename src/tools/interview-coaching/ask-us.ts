import type { Brief, FactKind } from '#shared/brief.ts';
import type { JobFact, Kind } from '#knowledge/drawer.ts';
import { isDoneInPerson } from '#plan/demands/done-in-person.ts';
import { hearTelling } from '#plan/criteria/names/shared-stems.ts';
import type { Plan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { listOnce } from '#writing/list.ts';
import { askedTerms } from './ask-terms.data.ts';
import { joinWork, nameKnownWork } from './known-work.ts';

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

const mostAsked = { open: 3, terms: 3, all: 5 };

/** What people have to know before they say yes, as long as nobody has said it. */
const open: readonly (readonly [JobFact, string])[] = [
  ['pay', 'What is the pay range, and what decides where in it I would start?'],
  ['hours', 'What are the working days and hours?'],
  ['workType', 'Can part of the work be done from home?'],
  ['team', 'Who is on the team, and who would show me how things are done here?'],
  ['reportsTo', 'Who would I report to?'],
  ['start', 'When would I start?'],
];

/** A question of the trade that asks for the same. */
const sameMatter: Partial<Record<JobFact, RegExp>> = {
  pay: /\b(?:pay|paid|salary|earn\w*)\b/i,
  hours: /\b(?:hours|shifts?|schedule)\b/i,
  workType: /\bhome\b/i,
  team: /\bwould show me\b/i,
};

/** Asked of whoever leads already, in other words. */
const sameAsLeaders =
  /\breports? to me\b|\bwould I (?:lead|manage)\b|\bdecide alone\b|\bwhy is (?:the|this) (?:post|job|position) open\b/i;

/** Work that can be taken home at all. */
const atDesk: ReadonlySet<Kind> = new Set(['office-specialist', 'engineering-and-science']);

/** Done where the things are. */
const onTheBench =
  /\b(?:technician|lab(?:oratory)?|field|site|plant|maintenance|controls|manufacturing|process|production|facilit\p{L}+|reception\p{L}*|front)\b/iu;

/** What of the work fills the week, and what both would see of it. */
function askAboutWork(source: Source, plan: Plan): string[] {
  const { post } = plan;
  if (post.leads || post.level === 'head')
    return [
      'What should be different after the first year, and which figures would show it?',
      ...(post.leads
        ? [
            'Who are the people I would lead, how long have they been here, and which positions are open?',
          ]
        : []),
      'What could I decide by myself about people and money, and what not?',
    ];
  const known = nameKnownWork(source, plan).slice(0, mostNamed);
  return known.length < fewestNamed
    ? ['What does a typical week look like, and what is the hardest part of it?']
    : [`Which of these would fill most of my week: ${joinWork(known, 'or')}?`];
}
const mostNamed = 3;
const fewestNamed = 3;

const fewestHeard = 2;

/** Times and sums are asked about in any job. */
const ofAnyJob =
  /\b(?:months?|weeks?|years?|days?|hours?|time|last|first|usual|share|spent|costs?|many|much|orders?|people)\b/gi;

/** What the job says of itself, and leaves half open. */
function askAboutTerms({ brief }: Source): string[] {
  const textOf = (facts: Brief['facts']): string => facts.map(({ text }) => text).join('\n');
  const all = textOf(brief.facts);
  const given = [
    brief.pay?.words ?? '',
    textOf(brief.facts.filter(({ kind }) => !asked.has(kind))),
  ];
  return askedTerms
    .filter(({ said, otherwise, isGiven = false }) => {
      const lines = isGiven ? given.join('\n') : all;
      return said.test(otherwise === undefined ? lines : lines.replace(otherwise, ''));
    })
    .map(({ question }) => question);
}
/** Asked about once, whoever words it. */
const matters: readonly RegExp[] = [
  /\bweekends?\b|\b(?:rota|schedule) known\b/i,
  /\bbonus\b/i,
  /\btravel\b/i,
  /\bovertime\b/i,
  /\bon call\b/i,
  /\btargets?\b/i,
];

/** What somebody brings or does, and nothing that the employer gives. */
const asked: ReadonlySet<FactKind> = new Set([
  'skill',
  'trait',
  'tool',
  'licence',
  'experience',
  'education',
  'language',
  'authorization',
  'duty',
]);

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
  const isHeard = (question: string): boolean =>
    hear(question.replace(ofAnyJob, ' ')) >= fewestHeard;
  const isLeading = plan.post.leads || plan.post.level === 'head';
  const ofWork = askAboutWork(source, plan);
  const isAskedByLeaders = (question: string): boolean => isLeading && sameAsLeaders.test(question);
  const ofTerms = dropDenied(askAboutTerms(source), source)
    .filter((question) => !isAskedByLeaders(question))
    .slice(0, mostAsked.terms);
  const unsaid = open
    .filter(
      ([fact]) =>
        !stated.has(fact) &&
        (fact !== 'workType' ||
          (atDesk.has(drawer.kind) &&
            !onTheBench.test(source.brief.title.clean) &&
            !isDoneInPerson(source.brief))),
    )
    .filter(([fact]) => !isLeading || (fact !== 'team' && fact !== 'hours'))
    .slice(0, mostAsked.open);
  const isAsked = (question: string): boolean =>
    unsaid.some(([fact]) => sameMatter[fact]?.test(question));
  const isOfTerms = (question: string): boolean =>
    matters.some((matter) => matter.test(question) && ofTerms.some((one) => matter.test(one)));
  const fitting = usual
    .filter((question) => !isAsked(question) && !isOfTerms(question))
    .filter((question) => !isTrade || isHeard(question))
    .filter((question) => !isAskedByLeaders(question));
  return listOnce([
    ...ofWork,
    ...ofTerms,
    ...unsaid.map(([, question]) => question),
    ...fitting,
  ]).slice(0, mostAsked.all);
}
