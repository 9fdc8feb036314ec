import { isMandatory } from '#plan/criteria/gates.ts';
import { saySmall } from '#plan/criteria/name-gate.ts';
import { sayNotes } from '#plan/notes.ts';
import type { Plan } from '#plan/plan.ts';
import { nameWanted } from '#plan/say-openings.ts';
import type { Source } from '#plan/source.ts';
import { lowerFirst } from '#writing/casing.ts';
import { sayWeekday } from '#writing/dates.ts';
import { shorten } from '#writing/shorten.ts';
import type { SynopsisFigures } from './figures.ts';
import type { SynopsisWriting } from './writing.ts';

const shownQuestions = 4;
const shownForHr = 2;
const longestTitle = 90;
const numbers = ['no', 'one', 'two', 'three', 'four', 'five'];

const shownFixed = 3;

/** Nobody is hired without these. */
function sayFixed({ gates }: Plan): string {
  const fixed = gates.filter(isMandatory).slice(0, shownFixed);
  return fixed.length > 0
    ? `, and nobody goes on without: ${fixed.map(({ name }) => saySmall(name)).join('; ')}`
    : '';
}

/** What the manager must decide, by when, and what follows: in under 300 words. */
export function draftEmail(
  source: Source,
  plan: Plan,
  figures: SynopsisFigures,
): SynopsisWriting['email'] {
  const { names, questions, criteria, sentences, observations, timeline } = plan;
  const { country } = source.brief.place;
  const forManager = questions.filter(({ owner }) => owner !== 'HR').slice(0, shownQuestions);
  const forHr = questions.filter(({ owner }) => owner === 'HR').slice(0, shownForHr);
  const by = sayWeekday(timeline.decisions, country);
  const [first, second] = criteria;
  const paragraphs = [
    'Hello [name],',
    forManager.length > 0
      ? `Before I look for ${nameWanted(source.brief, names)} I need your answers by ${by}, so that the posting can go out the next day:`
      : `You have answered what I needed to look for ${nameWanted(source.brief, names)}. Tell me by ${by} if anything of it has changed; the posting goes out the next day.`,
    forManager.map(({ ask }, i) => `${i + 1}. ${ask}`).join('\n'),
    forHr.length > 0 ? `For HR, by the same day: ${forHr.map(({ ask }) => ask).join(' ')}` : '',
    observations.length > 0
      ? `In the advertisement itself: ${observations.map(({ title, ask }) => `${title}: ${lowerFirst(ask)}`).join(' ')}`
      : '',
    sayNotes(source.notes),
    `${`${sentences.pay} ${sentences.payTerms}`.trim()} The plan: ${figures.plan} (rates assumed). We weigh ${lowerFirst(first?.name ?? 'the work')} most, then ${lowerFirst(second?.name ?? 'the rest')}${sayFixed(plan)}. Is that the right order? Please confirm by the same day.`.trim(),
    forManager.length + forHr.length > 0
      ? 'What has no answer by then goes out as a blank, and I ask again the next morning.'
      : '',
    `Thank you,\n[your name]`,
  ];
  return {
    subject:
      forManager.length === 0
        ? `${shorten(names.headline, longestTitle)}: please confirm by ${by}`
        : `${shorten(names.headline, longestTitle)}: ${numbers[forManager.length] ?? forManager.length} ${forManager.length === 1 ? 'answer' : 'answers'} I need by ${by}`,
    recipients: ['Hiring manager', ...(forHr.length > 0 ? ['HR'] : [])],
    body: paragraphs.filter(Boolean).join('\n\n'),
    attachments: ['Posting with blanks marked', 'Scorecard', 'Intake notes'],
  };
}
