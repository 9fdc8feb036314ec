import { fieldNames, fieldsOfJob, type FieldWith } from './job-fields.ts';
import type { Job } from './job.ts';

/** What stands of a job at the head of every file and print. */
type PaperField = FieldWith<{ onPaper: string }>;
export type TextsOnPaper = Record<PaperField, string>;

const paperFields = fieldNames.filter((name): name is PaperField => 'onPaper' in fieldsOfJob[name]);

export const textsOnPaper = (job: Pick<Job, PaperField>): TextsOnPaper =>
  Object.fromEntries(paperFields.map((name) => [name, job[name] ?? ''])) as TextsOnPaper;

export const factsOnPaper = (texts: TextsOnPaper) =>
  paperFields.map((name) => ({ label: fieldsOfJob[name].onPaper, text: texts[name] }));
