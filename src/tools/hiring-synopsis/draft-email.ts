import { rulesOut } from '#plan/criteria/gates.ts';
import { saySmall } from '#plan/criteria/name-gate.ts';
import { shortGate } from '#plan/criteria/ways.ts';
import { findRangeLaw } from '#plan/gaps.ts';
import { sayNotes } from '#plan/notes.ts';
import type { OpenQuestion } from '#plan/open-question.ts';
import type { Plan } from '#plan/plan.ts';
import { nameWanted } from '#plan/say-openings.ts';
import type { Source } from '#plan/source.ts';
import { capitalize, lowerFirst } from '#writing/casing.ts';
import { sayWeekday } from '#writing/dates.ts';
import { shorten } from '#writing/shorten.ts';
import type { SynopsisFigures } from './figures.ts';
import type { SynopsisWriting } from './writing.ts';

const shownQuestions = 4;
const longestTitle = 90;
const numbers = ['no', 'one', 'two', 'three', 'four', 'five'];

const shownFixed = 3;
const longestFixed = 22;

/** Nobody is hired without these. */
function sayFixed({ gates }: Plan): string {
  const fixed = gates.filter(rulesOut).slice(0, shownFixed);
  return fixed.length > 0
    ? `, and nobody goes on without: ${fixed.map((gate) => saySmall(shortGate(gate, longestFixed))).join('; ')}`
    : '';
}

/** The questions of the mail: the first ones, and the pay among them wherever it is open. */
export function listMailed({ questions }: Plan): OpenQuestion[] {
  const asked = questions.filter(({ owner }) => owner !== 'Recruiter');
  const first = asked.slice(0, shownQuestions);
  const pay = asked.find(({ matter }) => matter === 'Pay');
  return pay === undefined || first.includes(pay) ? first : [...first.slice(0, -1), pay];
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
  const { names, criteria, sentences, observations, timeline } = plan;
  const { country } = source.brief.place;
  const asked = listMailed(plan);
  const by = sayWeekday(timeline.decisions, country);
  const [first, second] = criteria;
  const paragraphs = [
    'Hello [name],',
    asked.length > 0
      ? `Before I look for ${nameWanted(source.brief, names)} I need your answers by ${by}, so that the posting can go out the next day:`
      : `You have answered what I needed to look for ${nameWanted(source.brief, names)}. Tell me by ${by} if anything of it has changed; the posting goes out the next day.`,
    asked
      .map(({ ask, owner }, i) => `${i + 1}. ${ask}${owner === 'HR' ? ' (for HR)' : ''}`)
      .join('\n'),
    observations.length > 0
      ? `In the advertisement itself: ${observations.map(({ title, ask }) => `${title}: ${lowerFirst(ask)}`).join(' ')}`
      : '',
    sayNotes(source.notes),
    `${`${sentences.pay} ${sentences.payTerms}`.trim()} The plan: ${figures.plan} (rates assumed). We weigh ${lowerFirst(first?.name ?? 'the work')} most, then ${lowerFirst(second?.name ?? 'the rest')}${sayFixed(plan)}. Is that the right order? Please confirm by the same day.`.trim(),
    asked.length > 0 ? sayWithoutAnswers(source, asked) : '',
    `Thank you,\n[your name]`,
  ];
  return {
    subject:
      asked.length === 0
        ? `${shorten(names.headline, longestTitle)}: please confirm by ${by}`
        : `${shorten(names.headline, longestTitle)}: ${numbers[asked.length] ?? asked.length} ${asked.length === 1 ? 'answer' : 'answers'} I need by ${by}`,
    recipients: [
      nameRecipient(names.manager),
      ...(asked.some(({ owner }) => owner === 'HR') ? ['HR'] : []),
    ],
    body: paragraphs.filter(Boolean).join('\n\n'),
    attachments: ['Posting with blanks marked', 'Scorecard', 'Intake notes'],
  };
}
