import { sayAlsoRequired, sayScored } from '#plan/demands/also-required.ts';
import { isMandatory } from '#plan/criteria/gates/gates.ts';
import { saySmall } from '#plan/criteria/gates/name-gate.ts';
import { shortGate } from '#plan/criteria/gates/ways.ts';
import { findRangeLaw } from '#plan/questions/gaps.ts';
import { sayNotes } from '#plan/notes.ts';
import { listMailed } from '#plan/questions/mailed-questions.ts';
import { findHeldUp } from '#plan/questions/hold-up.ts';
import type { OpenQuestion } from '#plan/questions/open-question.ts';
import type { Plan } from '#plan/plan.ts';
import { nameWanted } from '#plan/hiring-steps/say-openings.ts';
import type { Source } from '#plan/source.ts';
import { capitalize, lowerFirst, toParagraph } from '#writing/casing.ts';
import { sayWeekday } from '#writing/dates.ts';
import { joinList } from '#writing/list.ts';
import { shorten } from '#writing/shorten.ts';
import type { SynopsisFigures } from './figures.ts';
import type { SynopsisWriting } from './writing.ts';

const most = { all: 6, fixed: 4 };
const longestTitle = 90;
const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
const longestFixed = 22;

/** What nobody is hired without, before or after the offer; what is scored; what is only asked. */
function sayChoosing(source: Source, plan: Plan): string[] {
  const fixed = plan.gates.filter(isMandatory);
  const named = fixed.slice(0, most.fixed).map((gate) => saySmall(shortGate(gate, longestFixed)));
  return [
    named.length === 0
      ? ''
      : `Nobody is hired without: ${named.join('; ')}${named.length < fixed.length ? '; the rest on the scorecard' : ''}`,
    sayScored(plan),
    sayAlsoRequired(source, plan),
  ];
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
  const inText = plan.observations.map(
    ({ title, ask, asAsked }) => asAsked ?? `${title}: ${lowerFirst(ask)}`,
  );
  const decision = askPayOrDemands(plan);
  const room = Math.max(1, most.all - asked.length) - decision.length;
  return [
    ...asked.map(({ ask, owner }) => `${ask}${owner === 'HR' ? ' (for HR)' : ''}`),
    ...inText.slice(0, Math.max(0, room)),
    ...decision,
  ];
}

/** Nobody publishes brackets: the posting waits for what it cannot do without, and what else is not known is left out. */
function sayWithoutAnswers(source: Source, asked: readonly OpenQuestion[]): string {
  const law = findRangeLaw(source);
  const held = [...asked.keys()].filter((i) => findHeldUp(asked[i]!) === 'posting');
  if (law === null && held.length === 0)
    return 'What has no answer by then is left out of the posting.';
  const why = law === null ? '' : `: ${law.whose} law wants the pay range there${law.ofWhom}`;
  const which =
    held.length === 0
      ? 'the pay range'
      : `${held.length === 1 ? 'the answer' : 'the answers'} to ${joinList(held.map((i) => String(i + 1)))}`;
  return `The posting waits for ${which}${why}. What else has no answer by then is left out of it.`;
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
  const { names, timeline } = plan;
  const { country } = source.brief.place;
  const asked = listMailed(plan);
  const listed = listNumbered(plan, asked);
  const by = sayWeekday(timeline.decisions, country);
  const out = sayWeekday(timeline.publish, country);
  const paragraphs = [
    'Hello [name],',
    listed.length > 0
      ? `Before I look for ${nameWanted(source.brief, names)} I need your ${listed.length === 1 ? 'answer' : 'answers'} by ${by}, so that the posting can go out on ${out}:`
      : `You have answered what I needed to look for ${nameWanted(source.brief, names)}. Tell me by ${by} if anything of it has changed; the posting goes out on ${out}.`,
    listed.map((ask, i) => `${i + 1}. ${ask}`).join('\n'),
    sayNotes(source.notes),
    toParagraph(['Please confirm by the same day how we choose', ...sayChoosing(source, plan)]),
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
