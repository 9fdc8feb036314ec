import { uploadKindOf } from '#shared/api/job-text.ts';
import type { Account } from '../limits/account.ts';
import { createFairSlots } from '../limits/fair-slots.ts';
import { OwnLineFull } from '../limits/own-line-full.ts';
import { readInProcess } from './read-in-process.ts';
import { refuse } from './refusals.ts';

/** Two readers of 256 MB at once; those in line hold their files of 10 MB in the server's memory. */
const takeSlot = createFairSlots({
  atOnce: 2,
  eachAtOnce: 1,
  waiting: 20,
  eachWaiting: 4,
  refuse: (full) =>
    full === 'own'
      ? new OwnLineFull('Many of your files are being read just now.')
      : refuse('busy'),
});

interface Asker {
  account: Account;
  leaves?: AbortSignal;
}

/** All text of an uploaded file, or a refusal that says what is wrong with it. */
export async function extractText(
  file: { name: string; bytes: Buffer },
  { account, leaves }: Asker,
): Promise<string> {
  const kind = uploadKindOf(file.name);
  if (!kind) throw refuse('unsupported');
  if (file.bytes.length === 0) throw refuse('empty', kind);
  const read = () => readInProcess({ kind, bytes: file.bytes });
  const reading = await takeSlot(account, read, leaves);
  if ('refusal' in reading) throw refuse(reading.refusal, kind);
  return reading.text;
}
