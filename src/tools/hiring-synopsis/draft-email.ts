import { sayAlsoRequired } from '#plan/demands/also-required.ts';
import { isMandatory } from '#plan/criteria/gates/gates.ts';
import { saySmall } from '#plan/criteria/gates/name-gate.ts';
import { shortGate } from '#plan/criteria/gates/ways.ts';
import { findRangeLaw } from '#plan/questions/gaps.ts';
import { sayNotes } from '#plan/notes.ts';
import { whoDecides, type OpenQuestion } from '#plan/questions/open-question.ts';
import type { Plan } from '#plan/plan.ts';
import { nameWanted } from '#plan/hiring-steps/say-openings.ts';
import type { Source } from '#plan/source.ts';
import { capitalize, lowerFirst } from '#writing/casing.ts';
import { sayWeekday } from '#writing/dates.ts';
import { shorten } from '#writing/shorten.ts';
import type { SynopsisFigures } from './figures.ts';
import type { SynopsisWriting } from './writing.ts';

const most = { questions: 5, all: 6, fixed: 4 };
/** Vague words and the trade's own questions only fill up to this many. */
const enough = 3;
/** What candidates ask in the first call. */
const askedFirst: ReadonlySet<string> = new Set(['Pay', 'Place', 'Schedule']);
const longestTitle = 90;
const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
const longestFixed = 22;

/** What nobody is hired without, before or after the offer. */
function sayFixed(source: Source, plan: Plan): string {
  const fixed = plan.gates.filter(isMandatory);
  const also = sayAlsoRequired(source, plan);
  const judged = also === '' ? '' : `${capitalize(also)}. `;
  const rest = fixed.length - most.fixed;
  return fixed.length > 0
    ? `Nobody is hired without: ${fixed
        .slice(0, most.fixed)
        .map((gate) => saySmall(shortGate(gate, longestFixed)))
        .join('; ')}${rest > 0 ? `; and ${rest} more on the scorecard` : ''}. ${judged}`
    : judged;
}

/** The questions of the mail: what the text leaves open, the pay among them, and the trade's own where that is little. */
export function listMailed({ questions }: Plan): OpenQuestion[] {
  // Whoever hires is not asked who does.
  const asked = questions.filter(
    ({ owner, matter, topic }) =>
      owner !== 'Recruiter' && matter !== 'Reporting line' && topic !== whoDecides,
  );
  const ofText = asked.filter(({ from, isMinor }) => from === 'text' && !isMinor);
  // What nothing waits for only fills up, and the words of this text before those of the trade.
  const rest = [
    ...asked.filter(({ isMinor }) => isMinor),
    ...asked.filter(({ from }) => from === 'trade'),
  ];
  // The one that the sourcing plan waits for by the same day comes right behind what the text leaves unclear most.
  const critical = asked.find(({ from, owner }) => from === 'trade' && owner === 'Hiring manager');
  const lead = [...ofText.slice(0, 1), ...(critical ? [critical] : [])];
  const vital = asked.filter(({ matter }) => matter !== null && askedFirst.has(matter));
  const chosen = new Set([...new Set([...lead, ...vital, ...ofText])].slice(0, most.questions));
  for (const one of rest) if (chosen.size < enough) chosen.add(one);
  const inOrder = new Set([...lead, ...ofText, ...rest]);
  return [...inOrder].filter((one) => chosen.has(one));
}

/** The decision of the market report: where less is paid than usual, either that rises or what is asked for falls. */
export const askPayOrDemands = ({ pay }: Plan): string[] =>
  pay.standing === 'below' && pay.median !== null
    ? [
        `${capitalize(pay.spoken ?? 'the stated pay')} lies below the median of the occupation, ${pay.median}, all levels together: may it rise, or which demand may fall?`,
      ]
    : [];

/** The questions with what the text itself gets wrong, in one numbered list. */
function listNumbered(plan: Plan, asked: readonly OpenQuestion[]): string[] {
  const inText = plan.observations.map(({ title, ask }) => `${title}: ${lowerFirst(ask)}`);
  const decision = askPayOrDemands(plan);
  const room = Math.max(1, most.all - asked.length) - decision.length;
  return [
    ...asked.map(({ ask, owner }) => `${ask}${owner === 'HR' ? ' (for HR)' : ''}`),
    ...inText.slice(0, Math.max(0, room)),
    ...decision,
  ];
}

/** Nobody publishes brackets: the posting waits for the pay, and what else is not known is left out of it. */
function sayWithoutAnswers(source: Source, asked: readonly OpenQuestion[]): string {
  const law = findRangeLaw(source);
  if (law === null && !asked.some(({ matter }) => matter === 'Pay'))
    return 'What has no answer by then is left out of the posting, and I ask again the next morning.';
  const why =
    law === null ? ': it is what people look for first' : `, because ${law} law wants it there`;
  return `Without the pay the posting does not go out${why}. Anything else that has no answer by then is left out of it, and I ask again the next morning.`;
}

/** "the Chief Executive Officer" is a post whose holder is still to be named; a person is not. */
export const nameRecipient = (manager: string): string =>
  manager === 'the hiring manager'
    ? 'Hiring manager'
    : manager.startsWith('the ')
      ? `${capitalize(manager.slice(4))} [name]`
      : manager;

/** What the manager must decide, by when, and what follows: in under 300 words. */
export function draftEmail(
  source: Source,
  plan: Plan,
  figures: SynopsisFigures,
): SynopsisWriting['email'] {
  const { names, criteria, timeline } = plan;
  const { country } = source.brief.place;
  const asked = listMailed(plan);
  const fixed = sayFixed(source, plan);
  const listed = listNumbered(plan, asked);
  const by = sayWeekday(timeline.decisions, country);
  const [first, second] = criteria;
  const paragraphs = [
    'Hello [name],',
    listed.length > 0
      ? `Before I look for ${nameWanted(source.brief, names)} I need your ${listed.length === 1 ? 'answer' : 'answers'} by ${by}, so that the posting can go out the next day:`
      : `You have answered what I needed to look for ${nameWanted(source.brief, names)}. Tell me by ${by} if anything of it has changed; the posting goes out the next day.`,
    listed.map((ask, i) => `${i + 1}. ${ask}`).join('\n'),
    sayNotes(source.notes),
    `Please confirm by the same day how we choose. ${fixed}${fixed === '' ? 'We' : 'Of the rest we'} weigh ${lowerFirst(first?.name ?? 'the work')} most, then ${lowerFirst(second?.name ?? 'what else the posting names')}.`,
    `The plan: ${figures.plan} (rates assumed).`,
    asked.length > 0 ? sayWithoutAnswers(source, asked) : '',
    `Thank you,\n[your name]`,
  ];
  return {
    subject:
      listed.length === 0
        ? `${shorten(names.headline, longestTitle)}: please confirm by ${by}`
        : `${shorten(names.headline, longestTitle)}: ${numbers[listed.length] ?? listed.length} ${listed.length === 1 ? 'answer' : 'answers'} I need by ${by}`,
    recipients: [
      nameRecipient(names.manager),
      ...(asked.some(({ owner }) => owner === 'HR') ? ['HR'] : []),
    ],
    body: paragraphs.filter(Boolean).join('\n\n'),
    attachments: ['Posting with blanks marked', 'Scorecard', 'Intake notes'],
  };
}
