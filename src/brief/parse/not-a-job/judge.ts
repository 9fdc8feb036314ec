import type { NotAJob, NotAJobReason } from '#shared/parsed-job.ts';
import type { PlacedLine } from '../sections/split-sections.ts';
import { namesOccupation } from '../title/occupations.ts';
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

interface Readings {
  lines: readonly PlacedLine[];
  titleScore: number;
  hasPay: boolean;
  hasPlace: boolean;
  hasWorkType: boolean;
}

const enough = 2.4;

/** The reason why a text is no job, or undefined when it is one. */
export function judgeText(readings: Readings): NotAJob | undefined {
  const reason = findReason(readings);
  return reason && { kind: 'not-a-job', reason, message: messages[reason] };
}

function findReason({ lines, ...found }: Readings): NotAJobReason | undefined {
  if (!lines.some(({ text }) => /[\p{L}\p{N}]/u.test(text))) return 'empty';
  const parts = countParts(lines);
  if (isExpiredNotice(lines) && parts < 2) return 'expired';
  if (isListOfJobs(lines) && parts < 2) return 'list';
  if (hasPolicySigns(lines) && parts < 3) return 'policy';
  if (hasResumeSigns(lines)) return 'resume';
  const signs = countJobSigns(lines) + weighReadings(found) + Math.min(3, parts);
  if (signs >= enough) return undefined;
  const isOneLine = lines.length <= 2 && lines.every(({ text }) => text.length < 60);
  return isOneLine && lines.some(({ text }) => namesOccupation(text)) ? 'too-short' : 'other';
}

function weighReadings({
  titleScore,
  hasPay,
  hasPlace,
  hasWorkType,
}: Omit<Readings, 'lines'>): number {
  const title = titleScore >= 60 ? 2 : titleScore >= 50 ? 1.5 : titleScore >= 38 ? 0.5 : 0;
  return title + (hasPay ? 1.5 : 0) + (hasPlace ? 0.4 : 0) + (hasWorkType ? 0.8 : 0);
}

/** How many of duties, requirements and benefits the text really has, with a line of content each. */
function countParts(lines: readonly PlacedLine[]): number {
  const counted = new Map<string, number>();
  for (const { section, isHeading, text } of lines) {
    if (isHeading || text.length < 12) continue;
    counted.set(section, (counted.get(section) ?? 0) + 1);
  }
  return ['duties', 'requirements', 'benefits', 'summary', 'pay'].filter(
    (part) => (counted.get(part) ?? 0) >= 1,
  ).length;
}
