import type { Reading } from '#shared/reading.ts';
import type { ModelReading } from '#shared/model-reading.ts';
import type { Db } from '../db/database.ts';
import type { Person } from '../auth/session.ts';
import { findMemberships } from '../organizations/memberships.rows.ts';
import type { Writer } from '../writers/writer.ts';

interface Parts {
  db: Db;
  writer: Pick<Writer, 'read'>;
}

/**
 * What the language model reads in a text, where there is one. Its tokens are counted for the first organization of
 * whoever asks; without an organization code reads alone.
 */
export async function askReader(
  { db, writer }: Parts,
  { text, person }: { text: string; person: Person },
): Promise<ModelReading | null> {
  if (!writer.read) return null;
  const [first] = await findMemberships(db, person);
  return first ? writer.read(text, first) : null;
}

/** A reading with the name of the model that took part in it. */
export const nameReader = (
  reading: Reading,
  told: ModelReading | null,
  { info }: Pick<Writer, 'info'>,
): Reading => ({ ...reading, model: told ? info.model : null });
