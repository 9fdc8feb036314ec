import { expect, it } from 'vitest';
import { readSegments } from './segments.ts';
import { readStated } from './read-stated.ts';

it('reads a name below its label', () => {
  for (const label of ['REPORTS TO', 'Reports to:', 'Reporting to\n']) {
    const text = `We repair pumps.\n\n${label}\nProgram Director\n\nDUTIES\n- Repair pumps`;
    const { reportsTo } = readStated(readSegments('description', text));
    expect(reportsTo?.text).toBe('Program Director');
    const source = reportsTo?.source;
    if (source?.from !== 'job') throw new Error('The source is not the job.');
    expect(text.slice(source.start, source.start + source.quote.length)).toBe(source.quote);
  }
});

it('joins a sentence that the page broke, and leaves lines of a note apart', () => {
  const broken =
    'Analyze the reports of candidates for accuracy and completeness, and\nnotify campaigns of errors and late filing fees.';
  expect(readSegments('description', broken).map(({ text }) => text)).toEqual([
    broken.replace('\n', ' '),
  ]);
  const note = 'why open: backfill\nown the forecast for 340 stores\nexplain misses to buyers';
  expect(readSegments('description', note)).toHaveLength(3);
});
