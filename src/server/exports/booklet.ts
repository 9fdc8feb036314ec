import type { Document } from '#shared/document.ts';
import { factsOnPaper, type TextsOnPaper } from '#shared/job-on-paper.ts';
import { nameWriter, type Provenance } from '#shared/output.ts';
import type { ToolId } from '#shared/tool-info.ts';

export const productName = 'Requisite';
export const reviewNotice = 'AI-generated, review before use';

export type PaperSize = 'letter' | 'a4';

/** Where offices print on letter. Everywhere else, and where the country is not known, it is A4. */
const letterCountries = new Set(['US', 'CA', 'MX', 'PR']);

export const paperOf = (country: string | null | undefined): PaperSize =>
  letterCountries.has(country ?? '') ? 'letter' : 'a4';

/** One tool in a file: what it says and who wrote it. */
export interface Section {
  /** None for the test page, which nobody wrote. */
  tool: ToolId | null;
  document: Document;
  provenance: Provenance | null;
}

/** What every file is made from. Writers of files know booklets and documents, not tools. */
export interface Booklet {
  /** All tools of the job rather than one: with a cover and contents where the format has them. */
  combined: boolean;
  job: TextsOnPaper;
  organization: string;
  /** What it will be printed on. */
  paper: PaperSize;
  /** The day of the export, as 2026-11-15. */
  date: string;
  sections: Section[];
}

export const bookletTitle = ({ combined, sections, job }: Booklet): string =>
  [combined ? 'All tools' : sections[0]?.document.title, job.title].filter(Boolean).join(': ');

/** The lines under every title; the ones without a value are left out. */
export function bookletFacts({ job, organization, date }: Booklet) {
  return [
    ...factsOnPaper(job),
    { label: 'Organization', text: organization },
    { label: 'Date', text: writeDay(date) },
  ].filter(({ text }) => text !== '');
}

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const writeDay = (date: string): string => days.format(new Date(date));

/** "AI-generated, review before use. Written by the built-in writer on November 15, 2026." */
export function writeOrigin({ tool, provenance }: Section): string {
  if (!tool) return '';
  if (!provenance) return `${reviewNotice}.`;
  return `${reviewNotice}. ${nameWriter(provenance)} on ${writeDay(provenance.writtenAt)}.`;
}

/** Each origin once: what the cover and the file's own description say of a whole booklet. */
export const listOrigins = ({ sections }: Booklet): string[] => [
  ...new Set(sections.map(writeOrigin).filter((origin) => origin !== '')),
];
