import type { NotAJob, ParsedJob } from '#shared/parsed-job.ts';
import type { Reading, ReadingCorrections } from '#shared/reading.ts';
import type { ModelReading } from '#shared/model-reading.ts';
import { toParsedJob } from './form/to-parsed-job.ts';
import { judgeReading } from './not-a-job/judge.ts';
import { readJob } from './read-job.ts';

/** A pasted text as the fields of the form, with the reading behind them; or why it is no job. */
export function parseJobText(
  text: string,
  corrections?: ReadingCorrections,
  told?: ModelReading | null,
): { parsed: ParsedJob; reading: Reading } | { parsed: NotAJob } {
  const reading = readJob(text, corrections, told);
  const refused = judgeReading(reading);
  return refused ? { parsed: refused } : { parsed: toParsedJob(reading, text), reading };
}
