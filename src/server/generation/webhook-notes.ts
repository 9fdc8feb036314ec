import { z } from 'zod';
import { maxRowId } from '#shared/row-id.ts';

const maxFields = 20;
const maxCharacters = 2000;

const fieldName = z
  .string()
  .regex(
    /^[\w .-]{1,60}$/,
    'A field must be named with at most 60 letters, digits, spaces, _, - or .',
  );

const fieldValue = z
  .union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.unknown()), z.looseObject({})])
  .transform(inWords)
  .refine((text) => text.length <= maxCharacters, {
    message: `A field must be at most ${maxCharacters} characters long`,
  });

/** Whatever a caller adds to the job's id: facts for the writer, as lines. */
export const webhookBody = z
  .object({
    jobId: z
      .int('The jobId must be the number of a job')
      .min(1, 'There is no such job')
      .max(maxRowId, 'There is no such job'),
  })
  .catchall(fieldValue)
  .refine((body) => Object.keys(body).length <= maxFields + 1, {
    message: `At most ${maxFields} fields can be added`,
  })
  .refine((body) => Object.keys(body).every((name) => fieldName.safeParse(name).success), {
    message: 'A field must be named with at most 60 letters, digits, spaces, _, - or .',
  });

export function readNotes(body: z.infer<typeof webhookBody>): string[] {
  return Object.entries(body).flatMap(([name, text]) =>
    name === 'jobId' || text === '' ? [] : [`${name}: ${text}`],
  );
}

function inWords(value: unknown): string {
  if (value === null) return '';
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(inWords).filter(Boolean).join(', ');
  return JSON.stringify(value);
}
