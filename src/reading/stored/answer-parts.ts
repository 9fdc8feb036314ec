import type { JobAnswer } from '#shared/answers.ts';
import type { Unit, UnitRole } from '#shared/reading.ts';
import { readTextUnits } from '../read-units.ts';
import { answerPlaces, type AnswerPlace } from './answer-topics.data.ts';
import type { DocumentPart } from './job-document.ts';
import type { JobText } from './job-text.ts';

/** "Yes, from the first day" means something only beside its question, where it is quoted. */
const bareReply =
  /^(?:yes|no|nope|yep|yeah|none|maybe|perhaps|not|n\/a|depends|it depends|same|see|ask|both|either|neither|probably|i|as above|ja|nein|oui|non|sí)(?![\p{L}\p{N}-])/iu;
/** "No later than 1 March", "No nights": a fact that only begins like a reply. */
const noThing = /^no (?:later|earlier|more|less|fewer|nights?|weekends?|travel|shifts?)\b/i;

/** "Welding can be learned here" demands nothing. */
const asksNothing =
  /\b(?:can|may|could|will) (?:be )?(?:learn|taught|trained|picked up)|\bwe(?:'ll| will| can)? (?:train|teach|show)|\blearn(?:ed|t)? (?:here|with us|on the job)\b|\bnot (?:needed|required|necessary|essential)\b|\bwe(?:'d| would) (?:take|consider)\b/i;

/** The matter of an answer as the tables have it. */
export const matterOf = ({ topic }: Pick<JobAnswer, 'topic'>): string =>
  (topic ?? '').trim().toLowerCase();

/**
 * Each answer as a part of the job with the role its question gives it. They stand at the end, so that nothing of the
 * text changes its place; that they go before it is seen to where values and facts are chosen.
 */
export function readAnswerParts(job: JobText, roleOf: (words: string) => UnitRole | undefined) {
  let at = 0;
  return (job.answers ?? []).flatMap((given): DocumentPart[] => {
    const start = at;
    at += given.said.length + 1;
    if (given.state !== 'said' || given.said.trim() === '') return [];
    const answer = { given, at: start };
    return [{ field: 'answers', text: given.said, units: readUnitsOf(given, roleOf), answer }];
  });
}

function readUnitsOf(given: JobAnswer, roleOf: (words: string) => UnitRole | undefined): Unit[] {
  const role = given.replaces === null ? undefined : roleOf(given.replaces);
  const place = answerPlaces[matterOf(given)] ?? (role && { role, label: null });
  if (!place) return [];
  const units = readPieces(given.said, place);
  return units
    .filter(({ text }) => !bareReply.test(text) || noThing.test(text))
    .filter(({ text }) => place.role !== 'must' || !asksNothing.test(text))
    .map((unit, index) => placed(unit, place, index === 0));
}

function readPieces(said: string, { isOne, isSteps, label }: AnswerPlace): Unit[] {
  if (isOne) return [asOne(said)];
  if (isSteps) return cutAt(nextStep, said).map(({ words, at }) => moveBy(at, asOne(words)));
  if (label !== null) return readTextUnits(said);
  return cutAt(nextItem, said).flatMap(({ words, at }) =>
    readTextUnits(words).map((unit) => moveBy(at, unit)),
  );
}

/** What stands between two steps, or two things of a list. */
const nextStep = /([;\n]|\.(?=\s|$)|,? (?:and )?then\b)/;
const nextItem = /(;)/;

/** The pieces between marks, with their places; the marks themselves say nothing. */
function cutAt(mark: RegExp, said: string): { words: string; at: number }[] {
  let next = 0;
  return said.split(mark).flatMap((words, index) => {
    const at = next;
    next += words.length;
    return index % 2 === 0 && /\p{L}{2}/u.test(words) ? [{ words, at }] : [];
  });
}

const moveBy = (at: number, unit: Unit): Unit => ({
  ...unit,
  start: unit.start + at,
  end: unit.end + at,
});

const placed = (unit: Unit, { role, label, isSteps }: AnswerPlace, isFirst: boolean): Unit => ({
  ...unit,
  shape: unit.shape === 'heading' ? 'line' : unit.shape,
  heading: isSteps ? 'Selection process' : null,
  // What follows the value tells more of the same matter.
  label: isFirst ? label : null,
  role: isFirst || role !== 'head' ? role : 'overview',
  also: [],
  confidence: 1,
});

const asOne = (said: string): Unit => {
  const text = said.trim();
  const start = said.indexOf(text);
  return {
    text,
    start,
    end: start + text.length,
    shape: 'line',
    heading: null,
    label: null,
    role: 'head',
    also: [],
    confidence: 1,
  };
};
