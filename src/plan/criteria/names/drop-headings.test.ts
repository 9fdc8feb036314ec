import { expect, it } from 'vitest';
import { dropHeadings } from './drop-headings.ts';
import { toFact } from '../fact-for-tests.ts';

const lines = (...texts: string[]): ReturnType<typeof toFact>[] =>
  texts.map((text) => toFact(text, { kind: 'skill' }));

it('takes a heading among whole lines for no demand', () => {
  const kept = dropHeadings(
    lines(
      'Yarn Planning & Control',
      'Three years with looms',
      'Knowledge of dyes',
      'Care for silk',
    ),
  );
  expect(kept.map(({ text }) => text)).not.toContain('Yarn Planning & Control');
});

it('keeps everything where everything has capitals', () => {
  expect(dropHeadings(lines('Yarn Planning', 'Dye Control', 'Silk Weaving'))).toHaveLength(3);
});
