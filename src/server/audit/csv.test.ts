import { describe, expect, it } from 'vitest';
import { csvLine } from './csv.ts';

describe('csvLine', () => {
  it('quotes every cell and doubles quotes', () => {
    expect(csvLine(['a', 'b, c', 'd "e"', 'line\nbreak'])).toBe(
      '"a","b, c","d ""e""","line\nbreak"\r\n',
    );
  });

  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    ' =1',
    '\u00a0=1',
    '\uff1d1',
    '\uff0b1',
    '\uff0d1',
    '\uff201',
  ])('keeps %j from being run', (text) => {
    expect(csvLine([text])).toBe(`"'${text}"\r\n`);
  });

  it.each(['Ada', 'a=1', '2026-11-15', 'x@example.test', '{a: =1}', ''])(
    'leaves %j as it is',
    (text) => {
      expect(csvLine([text])).toBe(`"${text}"\r\n`);
    },
  );
});
