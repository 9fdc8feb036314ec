import { z } from 'zod';

const maxCharacters = 200_000;

export const parseJobDescriptionBody = z.strictObject({
  jobDescriptionText: z
    .string()
    .max(maxCharacters, 'This text is too long for one job. Please paste one job description.')
    .refine((text) => text.trim() !== '', {
      message: 'Please upload a file or paste job description text.',
    }),
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
