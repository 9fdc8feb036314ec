import { z } from 'zod';

import { fieldNames, partOfFields } from '#shared/job-fields.ts';

import { emptyJob, isSameValue, jobFormSchema, jobFieldNames } from '../form/job-form-values.ts';
import { foundFieldSchema } from '../job-text/findings.ts';

const text = z.string();
const tags = z.array(z.string());

/** What a form holds before it is whole; a draft may be older than a field. */
const unfinishedJobSchema = z.object({
  ...partOfFields(fieldNames, 'draft'),
  source: jobFormSchema.shape.source.default(null),
});

const fields = z.array(foundFieldSchema);

const draftSchema = z.object({
  id: z.string(),
  savedAt: z.iso.datetime(),
  values: unfinishedJobSchema,
  intake: z.object({
    text,
    fileName: text.nullable(),
    findings: z.partialRecord(
      foundFieldSchema,
      z.object({ value: z.union([text, tags]), quotes: tags }),
    ),
    summary: z.object({ filled: fields, kept: fields }).nullable(),
    parsedText: text.nullable(),
  }),
});
export type JobDraft = z.infer<typeof draftSchema>;

/** One unfinished job for each person and organization. */
export interface DraftPlace {
  userId: string;
  organizationId: number;
}

const keyOf = ({ userId, organizationId }: DraftPlace) => `jobDraft:${userId}:${organizationId}`;

export function readDraft(place: DraftPlace): JobDraft | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(place)) ?? 'null');
    return draftSchema.safeParse(stored).data;
  } catch {
    return undefined;
  }
}

export function writeDraft(place: DraftPlace, draft: Omit<JobDraft, 'savedAt'>): void {
  if (isEmpty(draft)) return clearDraft(place);
  try {
    const savedAt = new Date().toISOString();
    localStorage.setItem(keyOf(place), JSON.stringify({ ...draft, savedAt }));
  } catch {
    // Without storage, or with it full, the draft lasts as long as the window.
  }
}

export function clearDraft(place: DraftPlace): void {
  try {
    localStorage.removeItem(keyOf(place));
  } catch {
    // Without storage there is nothing to clear.
  }
}

function isEmpty({ values, intake }: Pick<JobDraft, 'values' | 'intake'>): boolean {
  const untouched = jobFieldNames.every((name) => isSameValue(values[name], emptyJob[name]));
  return untouched && intake.text === '';
}
