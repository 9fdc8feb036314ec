import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { notAJobSchema, parsedJobSchema } from '#shared/parsed-job.ts';
import { casesOf, isThorough } from '#shared/testing/cases-of.ts';
import { allFixtures } from '#reading/fixtures/texts/all-fixtures.ts';
import { parseJobDescription } from './parse-job-description.ts';

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
  const result = parseJobDescription(text);
  if (result.kind === 'not-a-job') {
    expect(notAJobSchema.parse(result)).toEqual(result);
    return;
  }
  expect(parsedJobSchema.parse(result)).toEqual(result);
  for (const { quote, start, end } of Object.values(result.evidence).flat()) {
    expect(start).toBeLessThanOrEqual(end);
    expect(text.slice(start, end)).toBe(quote);
  }
}

/** Many parses in one test; a busy machine may need its time. */
const patience = { timeout: 60_000 };

describe('parseJobDescription on any text', patience, () => {
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
        const result = parseJobDescription(text);
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

/** What a form takes at most, and a time that only grows with it; a third of both will do between long runs. */
const [size, milliseconds] = isThorough() ? [70_000, 2500] : [25_000, 700];
const repeat = (piece: string): string =>
  piece.repeat(Math.ceil(size / piece.length)).slice(0, size);

/** Processor time, so that a busy machine does not fail the test. */
function measure(text: string): number {
  const before = process.cpuUsage();
  parseJobDescription(text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

describe('speed', patience, () => {
  it.each([
    'a',
    'A',
    ' ',
    '\n',
    '(',
    '[',
    '<',
    '1',
    '$1,',
    '$1 - ',
    '1k ',
    '<div>',
    '<style>',
    '<!--',
    '&amp;',
    '&',
    '*',
    '_',
    '#',
    '-',
    '• ',
    'Aa ',
    'Senior Manager ',
    'aaaBbb',
    'Aaaa, CA ',
    'Salary: $1 ',
    'we need a manager ',
    'The Manager is ',
    'based in Aaa ',
    '[a](http://a) ',
    '\t',
    '|',
    '. ',
    '? ',
    '; ',
    '=',
    '$20/hr ',
    '1,111,',
    '✅',
    '\ud83d',
    '\r\n',
    'Mso{',
    '@font-face{',
    'remote work ',
    '3 days ',
    'young and ',
    'Manager\n',
  ])('any amount of %j takes no seconds', (piece) => {
    expect(measure(repeat(piece))).toBeLessThan(milliseconds);
  });

  it('reads a typical text fast once warm', () => {
    const texts = allFixtures.map(({ text }) => text);
    for (const text of texts) parseJobDescription(text);
    const total = texts.reduce((sum, text) => sum + measure(text), 0);
    expect(total / texts.length).toBeLessThan(50);
  });
});
