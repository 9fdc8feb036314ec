import { z } from 'zod';

const storedDraftSchema = z.object({
  path: z.array(z.union([z.string(), z.number()])),
  label: z.string(),
  text: z.string(),
  /** What stood there when the person began. */
  seen: z.string(),
  /** Where they were; missing for the first tab. */
  tab: z.string().optional(),
});
export type StoredDraft = z.infer<typeof storedDraftSchema>;

/** Edits of one person in one output that are not saved yet. */
export interface DraftsPlace {
  userId: string;
  outputId: number;
}

const keyOf = ({ userId, outputId }: DraftsPlace) => `editDrafts:${userId}:${outputId}`;

export function readDrafts(place: DraftsPlace): StoredDraft[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(place)) ?? '[]');
    return z.array(storedDraftSchema).safeParse(stored).data ?? [];
  } catch {
    return [];
  }
}

export function writeDrafts(place: DraftsPlace, drafts: readonly StoredDraft[]): void {
  try {
    if (drafts.length === 0) localStorage.removeItem(keyOf(place));
    else localStorage.setItem(keyOf(place), JSON.stringify(drafts));
  } catch {
    // Without storage, or with it full, they last as long as the tool is open.
  }
}
