import { describe, expect, it } from 'vitest';
import { emptyJobText } from '#reading/stored/job-text.ts';
import { fieldNames, isOfKind } from '#shared/job-fields.ts';
import { isThorough } from '#shared/testing/cases-of.ts';
import { growsTooFast, measureGrowth } from '#shared/testing/growth.ts';
import { jobToolIds } from '#shared/tool-info.ts';
import type { Source } from '#plan/source.ts';
import { textJobs, type TextJobInput } from './jobs.ts';

/** Whatever a line may be made of: signs, digits, letters, blanks, bullets, brackets, headings, faces. */
const signs = [
  ...Array.from(' \t\n\r\u00a0\u200b!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'),
  ...Array.from('09aeinorstAEINORSTxX•·–—’“”…→✅€£₹éßЖ日😀'),
  '\ud83d',
];
/** What patterns look for, in rows. */
const pieces =
  'a |A |1 |Aa |aA|a,|a, |a.|A.|a-|A-|- |• |* |# |. |( |()|[]|<a>|</|&amp;|$1|$1 |1,|1.|1-|1/|a@|@a.|a:|: |a: | =|= |\t | \n|\n |\n- |and |or |remote |Remote, |in |of |to |the |years |5 years |you will |is '.split(
    '|',
  );

/** In the words of the test's name. */
const places: Record<string, (run: string) => string> = {
  'at the start of a line': (run) => `${run} Weld frames.`,
  'in the middle of a line': (run) => `Weld${run}frames in Tulsa, OK.`,
  'at the end of a line': (run) => `Weld frames and read drawings ${run}`,
};
const placeNames = Object.keys(places);
const allPieces = [...signs, ...pieces];
/** One place for each between long runs, another one for the next. */
const placesOf = (at: number): string[] =>
  isThorough() ? placeNames : [placeNames[at % placeNames.length] ?? ''];
const cases = allPieces.flatMap((piece, at) => placesOf(at).map((place) => ({ piece, place })));
/**
 * A share of them, in all places. What a text goes through after it was parsed takes longer; patterns by themselves
 * are tried on all of them in `tests/patterns`.
 */
const oneIn = (many: number, turn: number) =>
  cases.filter((_, at) => isThorough() || Math.floor(at / placeNames.length) % many === turn);

const fill = (piece: string, length: number): string =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
const put = (place: string, piece: string, length: number): string =>
  places[place]?.(fill(piece, length)) ?? '';

type JobText = TextJobInput<'understand'>['job'];
const emptyJob: JobText = { ...emptyJobText, title: 'Welder', location: 'Tulsa, OK' };
const understand = (job: Partial<JobText>) =>
  textJobs.understand({
    job: { ...emptyJob, ...job },
    organization: { name: 'High Plains Wind Services' },
  });
const inEveryText = (text: string): Partial<JobText> =>
  Object.fromEntries(fieldNames.filter(isOfKind('text')).map((name) => [name, text]));

/** A quarter of the length that is measured. */
const length = 4000;

describe('four times the text takes about four times as long', { timeout: 120_000 }, () => {
  it.each(oneIn(3, 0))('to parse, with any amount of $piece $place', ({ piece, place }) => {
    const growth = measureGrowth((characters) => {
      const line = put(place, piece, characters);
      textJobs.parse({
        text: `Welder, Second Shift\nLocation: Tulsa, OK\nPay: $24 - $28 per hour\n\nRequirements\n- ${line}\n- 2 years of MIG welding\n`,
      });
    }, length);
    expect(growth).not.toSatisfy(growsTooFast);
  });

  it.each(oneIn(9, 1))('to understand, with any amount of $piece $place', ({ piece, place }) => {
    const growth = measureGrowth((characters) => {
      understand(inEveryText(put(place, piece, characters)));
    }, length);
    expect(growth).not.toSatisfy(growsTooFast);
  });

  it.each(oneIn(9, 4))('to write from, with any amount of $piece $place', ({ piece, place }) => {
    const sourceOf = (characters: number): Source => {
      const brief = understand(inEveryText(put(place, piece, characters)));
      const today = '2026-11-15';
      return {
        brief,
        market: textJobs.assess({ brief, payRows: [], today }),
        voice: { tone: 'friendly', messagingStyle: fill(piece, 1000) },
        employer: { name: 'High Plains', description: fill(piece, characters), website: '' },
        notes: [fill(piece, 1000)],
        today,
      };
    };
    const sources = new Map([length / 4, length].map((size) => [size, sourceOf(size)]));
    const growth = measureGrowth((characters) => {
      // A copy, since lists are kept for each source.
      const source = structuredClone(sources.get(characters) ?? sourceOf(characters));
      for (const tool of jobToolIds) textJobs.prepare({ tool, source });
    }, length / 4);
    expect(growth).not.toSatisfy(growsTooFast);
  });
});

/** What the form takes at most, and a quarter of it. */
describe('a field filled to its limit', { timeout: 120_000 }, () => {
  const lines: Record<string, (text: string) => Partial<JobText>> = {
    title: (title) => ({ title }),
    location: (location) => ({ location }),
    'salary range': (salaryRange) => ({ salaryRange }),
    lists: (text) =>
      Object.fromEntries(fieldNames.filter(isOfKind('tags')).map((name) => [name, [text]])),
  };

  it.each(Object.entries(lines))('takes no longer than its length explains: %s', (_, fieldsOf) => {
    const slow = oneIn(3, 2)
      .filter(({ piece, place }) =>
        growsTooFast(
          measureGrowth((characters) => {
            const brief = understand(fieldsOf(put(place, piece, characters).slice(0, characters)));
            textJobs.assess({ brief, payRows: [], today: '2026-11-15' });
          }, 75),
        ),
      )
      .map(({ piece, place }) => `${JSON.stringify(piece)} ${place}`);
    expect(slow).toEqual([]);
  });
});
