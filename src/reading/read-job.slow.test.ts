import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { notAJobSchema, parsedJobSchema } from '#shared/parsed-job.ts';
import { casesOf, isThorough, shareOf } from '#shared/testing/cases-of.ts';
import { growsTooFast, measureGrowth } from '#shared/testing/growth.ts';
import { allFixtures } from './fixtures/texts/all-fixtures.ts';
import type { Unit } from '#shared/reading.ts';
import { readingSchema } from '#shared/reading.ts';
import { parseJobText } from './parse-job-text.ts';
import { readJob } from './read-job.ts';

/** Any sequence of UTF-16 units, halves of pairs included. */
const anyText = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 400 })
  .map((units) => String.fromCharCode(...units));

/** Pieces that real texts are made of, in any order. */
const jobLike = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '\n',
        '\r\n',
        ' ',
        '\t',
        '• ',
        '- ',
        '## ',
        '**',
        '|',
        '<p>',
        '</li>',
        '<li>',
        '&amp;',
        '&nbsp;',
        '<!--',
        '-->',
        'Salary: ',
        'Location: ',
        'Title: ',
        'Requirements\n',
        'Benefits: ',
        'Apply now\n',
        '$',
        '£',
        '€',
        'k',
        ' - ',
        ' to ',
        '/hr',
        ' per hour',
        ' a year',
        'LPA',
        'CPM',
        'up to ',
        'Nurse',
        'Forklift Driver',
        ' in ',
        'Leeds',
        'Austin, TX',
        'remote',
        'hybrid',
        'female preferred',
        'age 25-35',
        'young team',
        '(m/w/d)',
        'Wir suchen',
        'â€™',
        '\u00a0',
        '\ud83d',
        'https://a.example/x',
        'Red flags: ',
        'Deal breakers: ',
        'Target companies: Acme, Bolt',
      ),
      fc.integer({ min: 0, max: 200_000 }).map(String),
      fc.lorem({ maxCount: 8 }),
    ),
    { maxLength: 60 },
  )
  .map((pieces) => pieces.join(''));

function checkResult(text: string): void {
  const { parsed: result, ...rest } = parseJobText(text);
  if (result.kind === 'not-a-job') {
    expect(notAJobSchema.parse(result)).toEqual(result);
    return;
  }
  expect(parsedJobSchema.parse(result)).toEqual(result);
  for (const { quote, start, end } of Object.values(result.evidence).flat()) {
    expect(start).toBeLessThanOrEqual(end);
    expect(text.slice(start, end)).toBe(quote);
  }
  const reading = 'reading' in rest ? rest.reading : undefined;
  expect(readingSchema.parse(reading)).toEqual(reading);
  checkUnits(text, reading?.units ?? []);
}

/** Units stand in the order of the text and hold every word of it. */
function checkUnits(text: string, units: readonly Unit[]): void {
  let at = 0;
  for (const { start, end } of units) {
    expect(start).toBeGreaterThanOrEqual(at);
    expect(end).toBeGreaterThan(start);
    expect(end).toBeLessThanOrEqual(text.length);
    at = start;
  }
}

/** Many parses in one test; a busy machine may need its time. */
const patience = { timeout: 60_000 };

describe('a text of any kind', patience, () => {
  it('never throws and always quotes the original', () => {
    fc.assert(fc.property(anyText, checkResult), { numRuns: casesOf(300) });
  });

  it('holds for texts made of the pieces of job descriptions', () => {
    fc.assert(fc.property(jobLike, checkResult), { numRuns: casesOf(500) });
  });

  it('holds for every beginning and end of a real-looking text', () => {
    const texts = allFixtures.map(({ text }) => text);
    const cut = fc.tuple(
      fc.constantFrom(...texts),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.boolean(),
    );
    fc.assert(
      fc.property(cut, ([text, share, fromStart]) => {
        const at = Math.round(text.length * share);
        checkResult(fromStart ? text.slice(0, at) : text.slice(at));
      }),
      { numRuns: casesOf(200) },
    );
  });

  it('invents no figure: each amount stands in the quoted words', () => {
    fc.assert(
      fc.property(jobLike, (text) => {
        const { parsed: result } = parseJobText(text);
        if (result.kind !== 'job' || !result.pay) return;
        const digits = (result.evidence.salaryRange ?? [])
          .map(({ quote }) => quote)
          .join(' ')
          .replace(/[,.\s']/g, '');
        for (const amount of [result.pay.min, result.pay.max]) {
          if (amount === null) continue;
          const leading = String(amount)
            .replace('.', '')
            .replace(/^0+|0+$/g, '');
          expect(digits).toContain(leading);
        }
      }),
      { numRuns: casesOf(500) },
    );
  });
});

const size = isThorough() ? 25_000 : 3_000;
const repeat = (piece: string, length: number): string =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

const pieces = [
  ...Array.from('aA0 ([{<$£€%&*_#-=+|.,;:?!\'"~^@/\\'),
  '\n',
  '\t',
  '\r\n',
  '• ',
  '✅',
  '\ud83d',
  '$1,',
  '$1 - ',
  '1k ',
  '1,111,',
  '<div>',
  '<style>',
  '<!--',
  '&amp;',
  'Aa ',
  'aaaBbb',
  'Aaaa, CA ',
  'Senior Manager ',
  'Manager\n',
  'Requirements\n',
  '- Drive a lorry\n',
  'Benefits:\n- Pension\n',
  'Salary: $1 ',
  'Location: Leeds\n',
  'we need a manager ',
  'based in Aaa ',
  '[a](http://a) ',
  'Mso{',
  '@font-face{',
  'remote work ',
  '3 days ',
  'young and ',
  'Experience with Aaa, Bbb and ',
];

describe('time grows with the length and no faster', patience, () => {
  const frames: [string, (run: string) => string][] = [
    ['alone', (run) => run],
    ['in the middle of a line', (run) => `Baker in Leeds a${run}x for the night shift`],
  ];
  // Each in one of the frames, in a thorough run in all.
  describe.each(frames.map((frame, turn) => [...frame, turn] as const))('%s', (_, frame, turn) => {
    it.each(shareOf(pieces, frames.length, turn))('any amount of %j', (piece) => {
      const growth = measureGrowth((length) => void readJob(frame(repeat(piece, length))), size);
      expect(growth).not.toSatisfy(growsTooFast);
    });
  });
});
