import { describe, expect, it } from 'vitest';
import { readJobText } from '../read-job-text.ts';
import { understand } from '../read-stored-job.ts';

const hintsOf = (line: string): string[] =>
  understand({
    job: readJobText(
      `Kiln Helper\nTilney Pottery\nLeeds, England\n\nAbout the job\n${line}\n\nDuties\n- Load the kilns\n- Glaze the bowls`,
    )!,
    organization: { name: '' },
  }).hints.map(({ about, text }) => `${about}: ${text}`);

describe('what a text hints at', () => {
  it.each([
    [
      'A year at a wheel is strongly desired, though the post is open to beginners.',
      'wish: A year at a wheel is strongly desired, though the post is open to beginners.',
    ],
    [
      'Some physical exertion comes with the loading of kilns.',
      'body: Some physical exertion comes with the loading of kilns.',
    ],
  ])('%s', (line, hint) => {
    expect(hintsOf(line)).toContain(hint);
  });

  it.each(['You call our preferred suppliers every Monday.', 'You lift sales by 40 bowls a week.'])(
    'is nothing in: %s',
    (line) => {
      expect(hintsOf(line)).toEqual([]);
    },
  );
});
