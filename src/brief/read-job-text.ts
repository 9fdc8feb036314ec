import type { ParsedJob } from '#shared/parsed-job.ts';
import { parseJobDescription } from './parse/parse-job-description.ts';
import type { JobText } from './understand/job-text.ts';

/** A pasted text as the fields of a job, the way the form is filled; null when it is no job. */
export function readJobText(text: string): JobText | null {
  const parsed = parseJobDescription(text);
  return parsed.kind === 'job' ? toJobText(parsed) : null;
}

function toJobText(parsed: ParsedJob): JobText {
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
  };
}
