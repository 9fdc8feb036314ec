import { factsOnPaper, textsOnPaper } from '#shared/job-on-paper.ts';
import type { Job } from '#shared/job.ts';
import { nameWriter, type Output } from '#shared/output.ts';
import type { PrintHead } from '#tools/view-parts/print-sheet.tsx';

interface Printed {
  title: string;
  job: Job;
  output: Output | undefined;
  organizationName: string | undefined;
}

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });
const writeDay = (date: string | Date): string => days.format(new Date(date));

/** The head of a printed tool. A confidential employer is named neither as such nor in the title of the job. */
export function writePrintHead({ title, job, output, organizationName = '' }: Printed): PrintHead {
  const names = [job.employer, organizationName].filter(Boolean) as string[];
  const tells = (text: string) =>
    job.employerConfidential &&
    names.some((name) => text.toLowerCase().includes(name.toLowerCase()));
  const organization = job.employerConfidential ? '' : organizationName;
  const provenance = output?.provenance;
  return {
    organization,
    title,
    facts: [
      ...factsOnPaper({ ...textsOnPaper(job), title: tells(job.title) ? '' : job.title }),
      { label: 'Organization', text: organization },
      { label: 'Date', text: writeDay(new Date()) },
    ].filter(({ text }) => text !== ''),
    origin: provenance
      ? `AI-generated, review before use. ${nameWriter(provenance)} on ${writeDay(provenance.writtenAt)}.`
      : 'AI-generated, review before use.',
  };
}
