import type { JobText } from './stored/job-text.ts';
import { toParsedJob } from './form/to-parsed-job.ts';
import { judgeReading } from './not-a-job/judge.ts';
import { readJob } from './read-job.ts';

/** A pasted text as the fields of a job, the way the form is filled; null when it is no job. */
export function readJobText(text: string): JobText | null {
  const reading = readJob(text);
  if (judgeReading(reading)) return null;
  const parsed = toParsedJob(reading, text);
  const orNull = (value: string): string | null => (value === '' ? null : value);
  return {
    title: parsed.title,
    location: parsed.location,
    salaryRange: orNull(parsed.salaryRange),
    description: orNull(parsed.description),
    requirements: orNull(parsed.requirements),
    benefits: orNull(parsed.benefits),
    culture: orNull(parsed.culture),
    workType: parsed.workType === '' ? null : parsed.workType,
    urgencyLevel: parsed.urgencyLevel === '' ? null : parsed.urgencyLevel,
    dealBreakers: parsed.dealBreakers,
    dealBreakersText: null,
    preferredBackgrounds: parsed.preferredBackgrounds,
    redFlags: parsed.redFlags,
    competitorCompanies: parsed.competitorCompanies,
    companyAssets: orNull(parsed.companyAssets),
    sourceText: text,
  };
}
