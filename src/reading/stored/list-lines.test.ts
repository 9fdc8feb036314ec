import { describe, expect, it } from 'vitest';
import { readJobText } from '../read-job-text.ts';
import { emptyJobText } from './job-text.ts';
import { listJobLines } from './list-lines.ts';

const sourceText = `Night Porter
Harbour Hotel, Leith

What you will do
- Check guests in after 10 pm. Walk the corridors every hour.
- Set up breakfast
* Pay: £12.60 an hour

Share this job on Facebook`;

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

describe('the lines of a stored job', () => {
  it('are the text as pasted, each piece once, with its marks', () => {
    const job = readJobText(sourceText);
    const lines = job ? listJobLines({ ...job, title: '', location: '', salaryRange: '' }) : [];
    expect(plain(lines.map(({ words }) => words).join(' '))).toBe(plain(sourceText));
  });

  it('are what a person typed where nothing was pasted', () => {
    const lines = listJobLines({
      ...emptyJobText,
      title: 'Night Porter',
      location: 'Leith',
      description: 'You check guests in after 10 pm.',
    });
    expect(lines.map(({ words }) => words)).toEqual([
      'Night Porter',
      'Leith',
      'You check guests in after 10 pm.',
    ]);
    expect(lines[0]?.role).toBe('title');
  });
});
