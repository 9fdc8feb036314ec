import type { JobLine } from '#shared/job-line.ts';
import type { JobText } from './job-text.ts';
import { withoutAnswers } from './job-document.ts';
import { readJobUnits } from './units-of-job.ts';

/** Everything a stored job says, word for word in its order: the text as pasted, or the fields as typed; not what was answered since. */
export function listJobLines(job: JobText): JobLine[] {
  const { text, units } = withoutAnswers(readJobUnits(job));
  let done = 0;
  return units.flatMap(({ start, end, role }) => {
    // With the bullet or number before it, unless another unit of the same line stands there.
    const from = Math.max(done, text.lastIndexOf('\n', Math.max(0, start - 1)) + 1);
    const words = text.slice(Math.min(from, start), end).trim();
    done = Math.max(done, end);
    return words === '' ? [] : [{ role, words }];
  });
}
