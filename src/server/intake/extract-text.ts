import { uploadKindOf } from '#shared/api/intake.ts';
import { createTurns } from '../threads/take-turns.ts';
import { readInProcess } from './read-in-process.ts';
import { refuse } from './refusals.ts';

/** Two readers of 256 MB at once; those in line hold their files of 10 MB in the server's memory. */
const takeTurn = createTurns({ atOnce: 2, waiting: 10 });

/** All text of an uploaded file, or a refusal that says what is wrong with it. */
export async function extractText(file: { name: string; bytes: Buffer }): Promise<string> {
  const kind = uploadKindOf(file.name);
  if (!kind) throw refuse('unsupported');
  if (file.bytes.length === 0) throw refuse('empty', kind);
  const reading = await takeTurn(() => readInProcess({ kind, bytes: file.bytes }));
  if (!reading) throw refuse('busy', kind);
  if ('refusal' in reading) throw refuse(reading.refusal, kind);
  return reading.text;
}
