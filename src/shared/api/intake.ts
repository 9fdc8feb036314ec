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
