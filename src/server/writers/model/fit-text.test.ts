import { describe, expect, it } from 'vitest';
import type { JobLine } from '#shared/job-line.ts';
import { fitText } from './fit-text.ts';

const lines: JobLine[] = [
  { role: 'title', words: 'Night Porter' },
  { role: 'company', words: 'We opened in 1910 and have grown ever since.' },
  { role: 'duty', words: '- Check guests in' },
  { role: 'noise', words: 'Share this job with your friends and family' },
  { role: 'noise', words: 'Similar jobs' },
  { role: 'must', words: '- Speaks English' },
];

describe('the text of a job in a window', () => {
  it('stands whole where it fits', () => {
    expect(fitText(lines, 1000)).toBe(lines.map(({ words }) => words).join('\n'));
  });

  it('loses noise first, then what the company says of itself, and says where', () => {
    expect(fitText(lines, 110)).toBe(
      'Night Porter\nWe opened in 1910 and have grown ever since.\n- Check guests in\n[…]\n- Speaks English',
    );
    expect(fitText(lines, 60)).toBe('Night Porter\n[…]\n- Check guests in\n[…]\n- Speaks English');
  });

  it('keeps title and demands to the last, and never grows beyond its room', () => {
    for (let longest = 0; longest < 160; longest += 7) {
      expect(fitText(lines, longest).length).toBeLessThanOrEqual(longest);
    }
    expect(fitText(lines, 38)).toContain('Speaks English');
  });
});
