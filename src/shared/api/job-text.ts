import { z } from 'zod';
import { parsedJobSchema } from '../parsed-job.ts';
import { readingCorrectionsSchema, readingSchema } from '../reading.ts';

/** Far more than one job description has. */
export const maxJobText = 200_000;
export const tooLongText = 'This text is too long for one job. Please paste one job description.';

const jobText = z
  .string('Please upload a file or paste job description text.')
  .max(maxJobText, tooLongText)
  .refine((text) => text.trim() !== '', {
    message: 'Please upload a file or paste job description text.',
  });

export const parseJobDescriptionBody = z.strictObject({
  jobDescriptionText: jobText,
  corrections: readingCorrectionsSchema.optional(),
});

export const parseJobDescriptionReply = parsedJobSchema.extend({
  employer: z.string().describe('Empty when the text names none.'),
  reading: readingSchema.describe('The whole text, unit by unit.'),
});

export const readJobTextBody = z.strictObject({
  text: jobText,
  corrections: readingCorrectionsSchema.optional(),
});

export const uploadKinds = ['txt', 'pdf', 'doc', 'docx'] as const;
export type UploadKind = (typeof uploadKinds)[number];

export const maxUploadBytes = 10 * 1024 * 1024;

export const unsupportedUpload = 'Please upload a .txt, .pdf, .doc, or .docx file';

/** What the name says the file is; nothing when it is none of those we read. */
export function uploadKindOf(fileName: string): UploadKind | undefined {
  const ending = /\.([a-z]+)$/i.exec(fileName.trim())?.[1]?.toLowerCase();
  return uploadKinds.find((kind) => kind === ending);
}

export const extractTextReply = z.object({
  text: z.string().describe('All text of the file, one line for each paragraph or table row.'),
});
