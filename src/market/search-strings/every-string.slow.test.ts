import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { casesOf } from '#shared/testing/cases-of.ts';
import { getProfile, listProfileIds } from '../occupations/profile.ts';
import { compileAllSearches } from './compile.ts';
import { dialects } from './dialects.ts';
import { lintSearchString } from './lint.ts';
import { listBroken } from './measure.ts';
import type { TermGroups } from './terms.ts';

/** Collected first and compared once: this runs over some twenty thousand strings. */
function proveAll(groups: TermGroups): void {
  const wrong = compileAllSearches(groups).flatMap(({ dialect, strings }) =>
    strings.flatMap(({ text, link }) => {
      const { errors } = lintSearchString(dialect, text);
      const opened =
        link && new URL(link).searchParams.get(dialect === 'linkedin' ? 'keywords' : 'q');
      const broken = listBroken(text, dialects[dialect].hard);
      return errors.length === 0 && broken.length === 0 && (link === null || opened === text)
        ? []
        : [{ dialect, text, link, errors, broken }];
    }),
  );
  expect(wrong).toEqual([]);
}

describe('every compiled string is valid', () => {
  it('for a job of each of our profiles', () => {
    const ids = listProfileIds();
    expect(ids.length).toBeGreaterThan(200);
    for (const id of ids) {
      const { titles, skills, tools, family } = getProfile(id);
      proveAll({
        titles,
        skills: [...tools, ...skills],
        exclusions: family.exclude,
        places: ['Lansing', 'Michigan', 'St. Louis, MO'],
      });
    }
  }, 60_000);

  it('for whatever people type', () => {
    const word = fc.oneof(
      fc.constantFrom(
        'Engineer',
        'and',
        'OR',
        'not',
        'C++',
        '.NET',
        'R&D',
        '“quoted”',
        '(a OR b',
        '[tag]',
        '-minus',
        'a:b',
        'site:x',
        '*',
        'Köchin',
        '工程师',
        '👩‍🚒',
        "O'Neil",
        '\ud800',
      ),
      fc.string({ unit: 'binary', maxLength: 12 }),
    );
    const term = fc.array(word, { minLength: 0, maxLength: 9 }).map((words) => words.join(' '));
    const terms = fc.array(term, { maxLength: 14 });
    fc.assert(
      fc.property(
        fc.record({ titles: terms, skills: terms, exclusions: terms, places: terms }),
        proveAll,
      ),
      { numRuns: casesOf(300) },
    );
  }, 60_000);
});
