import type { NotAJob, NotAJobReason } from '#shared/parsed-job.ts';
import type { Reading, Unit } from '#shared/reading.ts';
import { namesOccupation } from '../fields/title/occupation-words.ts';
import { countJobSigns } from './job-signs.ts';
import { hasPolicySigns, hasResumeSigns, isExpiredNotice, isListOfJobs } from './other-texts.ts';

const messages: Record<NotAJobReason, string> = {
  empty: 'There is no text to read. Paste a job description or your notes.',
  'too-short':
    'This is too little to read a job from. Add what the work is, where it is or what it pays.',
  expired:
    'This page says that the job is no longer available and holds no description of it. Paste the description itself.',
  list: 'This is a list of several openings. Paste the description of one job.',
  policy: 'This reads like a policy or terms page, not a job. Paste the job description.',
  resume: 'This reads like a person’s résumé or application, not a job. Paste the job description.',
  other:
    'This does not read like a job description. Paste a job ad, a description or intake notes.',
};

/** A text with this much of a job in it is one, whatever else it holds. */
const enough = 2.4;

/** The reason why a text is no job, or undefined when it is one. */
export function judgeReading(reading: Reading): NotAJob | undefined {
  const reason = findReason(reading);
  return reason && { kind: 'not-a-job', reason, message: messages[reason] };
}

function findReason({ units, fields }: Reading): NotAJobReason | undefined {
  if (!units.some(({ text }) => /[\p{L}\p{N}]/u.test(text))) return 'empty';
  const parts = countParts(units);
  const substance = units.filter(
    ({ role, confidence }) => (role === 'duty' || role === 'must') && confidence > 0.5,
  ).length;
  if (isExpiredNotice(units) && substance < 3) return 'expired';
  if (isListOfJobs(units) && substance < 4) return 'list';
  if (hasPolicySigns(units) && parts < 3) return 'policy';
  if (hasResumeSigns(units)) return 'resume';
  const found =
    weighTitle(fields.title) +
    (fields.pay ? 1.5 : 0) +
    (fields.place ? 0.4 : 0) +
    (fields.workType ? 0.8 : 0) +
    (fields.employmentType ? 0.5 : 0);
  const said = countJobSigns(units) + found + Math.min(3, parts) + Math.min(1.5, substance / 2);
  if (said >= enough) return undefined;
  const isOneLine = units.length <= 2 && units.every(({ text }) => text.length < 60);
  return isOneLine && units.some(({ text }) => namesOccupation(text)) ? 'too-short' : 'other';
}

/** A title that names no occupation may be any heading. */
const weighTitle = (title: Reading['fields']['title']): number =>
  title && namesOccupation(title.value) ? 1 + title.confidence : title ? 0.7 : 0;

const telling = new Set<Unit['role']>([
  'duty',
  'must',
  'nice',
  'benefit',
  'overview',
  'pay',
  'schedule',
]);

/** How many kinds of things that only jobs say the text really has. */
function countParts(units: readonly Unit[]): number {
  const sure = units.filter(
    ({ role, text, confidence }) => telling.has(role) && text.length >= 12 && confidence > 0.6,
  );
  return new Set(sure.map(({ role }) => role)).size;
}
