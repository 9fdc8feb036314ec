import { z } from 'zod';

/** Where an unsaved edit is kept: for one person, in this tab, until it is saved or thrown away. */
export interface KeptPlace<Base> {
  userId: string;
  /** What is edited, such as "organization:7". */
  what: string;
  /** What the edit began from. */
  base: z.ZodType<Base>;
}

export interface KeptEdit<Base> {
  base: Base;
  /** The fields that were changed, by name. */
  changes: Record<string, unknown>;
}

const keyOf = ({ userId, what }: KeptPlace<unknown>) => `unsaved:${userId}:${what}`;

export function readKeptEdit<Base>(place: KeptPlace<Base>): KeptEdit<Base> | undefined {
  const kept = z.object({ base: place.base, changes: z.record(z.string(), z.unknown()) });
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(place)) ?? 'null');
    return kept.safeParse(stored).data;
  } catch {
    return undefined;
  }
}

export function keepEdit<Base>(place: KeptPlace<Base>, edit: KeptEdit<Base>): void {
  try {
    if (Object.keys(edit.changes).length === 0) sessionStorage.removeItem(keyOf(place));
    else sessionStorage.setItem(keyOf(place), JSON.stringify(edit));
  } catch {
    // Without storage, or with it full, the edit lasts as long as its form.
  }
}

export function dropKeptEdit<Base>(place: KeptPlace<Base>): void {
  try {
    sessionStorage.removeItem(keyOf(place));
  } catch {
    // Without storage there is nothing to drop.
  }
}
