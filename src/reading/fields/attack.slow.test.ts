import { describe, expect, it } from 'vitest';
import type { UnitRole } from '#shared/reading.ts';
import { isThorough, shareOf } from '#shared/testing/cases-of.ts';
import { growsTooFast, measureGrowth } from '#shared/testing/growth.ts';
import { makeJobText } from './testing/job-text.ts';
import { readFields } from './read-fields.ts';

/** Pieces that made patterns run away in the past, or might. */
const pieces = [
  '(',
  ')',
  '[(',
  ' ',
  '\t',
  '1',
  '1 ',
  '1,',
  '1.000',
  '$1',
  '$1-',
  '£9 to ',
  'a',
  'A',
  'A ',
  'Aa ',
  'a b ',
  'Acme & ',
  'The ',
  'The Acme of ',
  'Location: ',
  'Pay: ',
  ':',
  ': ',
  '.',
  '. ',
  '-',
  ' - ',
  '/',
  'Mr. ',
  '@a.',
  'www.',
  'http://',
  'license ',
  'Licensed A ',
  'Registered with A ',
  'Certified A ',
  'experience with A, ',
  'software such as A, ',
  'years ',
  '5 years ',
  'reporting to the ',
  'under the direction of ',
  'home office ',
  'hybrid or remote ',
  'in the office 2 ',
  'full-time ',
  'this is a full ',
  'system ',
  'm/w/d ',
  'seeking a ',
  'Excel ',
  'the team ',
  'join our a ',
  'é',
  'ß(',
  '🚚 ',
];
const roles: UnitRole[] = ['title', 'must', 'duty', 'overview', 'company', 'pay', 'schedule'];

function read(piece: string, length: number, asOneLine: boolean): void {
  const long = piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
  const lines = asOneLine ? [long] : (long.match(/.{1,400}/gsu) ?? []);
  const { text, units } = makeJobText(
    lines.map((line, index) => ({ text: line, role: roles[index % roles.length] })),
  );
  readFields({ text, units, language: 'en' });
}

/** A quarter of the length that is measured. */
const size = isThorough() ? 25_000 : 8_000;

describe('time grows with length and no faster', () => {
  it.each(shareOf(pieces, 2).map((piece) => [piece]))('%j', (piece) => {
    for (const asOneLine of [true, false]) {
      const growth = measureGrowth((length) => read(piece, length, asOneLine), size);
      expect(growth).not.toSatisfy(growsTooFast);
    }
  });
});
