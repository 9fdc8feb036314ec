import type { JobBrief } from '#shared/api/brief.ts';
import type { JobRow } from '../jobs/jobs.rows.ts';
import type { TextWork } from '../text-work/text-work.ts';

/** A stored job as its text reads, with what people set right in it. */
export async function readStoredJob(
  textWork: TextWork,
  job: JobRow,
): Promise<Pick<JobBrief, 'text' | 'reading' | 'corrections'>> {
  const { corrections, organizationId } = job;
  const text = job.sourceText ?? composeText(job);
  const reading = await textWork.run('read', { text, corrections }, { organizationId });
  return { text, reading, corrections };
}

/** A job that was typed field by field, as an advertisement would say it. */
function composeText(job: JobRow): string {
  const parts: [heading: string, text: string | null][] = [
    ['', job.title],
    ['Employer', job.employer],
    ['Location', job.location],
    ['Work type', job.workType],
    ['Salary', job.salaryRange],
    ['', job.description],
    ['Requirements', job.requirements],
    ['Deal breakers', listed(job.dealBreakers)],
    ['Preferred', listed(job.preferredBackgrounds)],
    ['Benefits', job.benefits],
    ['About us', job.culture],
    ['Links', job.companyAssets],
  ];
  return parts
    .filter(([, text]) => text?.trim())
    .map(([heading, text]) => sayUnder(heading, text ?? ''))
    .join('\n\n');
}

const listed = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');

function sayUnder(heading: string, text: string): string {
  if (heading === '') return text;
  return text.includes('\n') || text.startsWith('- ')
    ? `${heading}\n${text}`
    : `${heading}: ${text}`;
}
