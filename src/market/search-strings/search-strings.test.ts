import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileAllSearches, compileSearch } from './compile.ts';
import { dialectIds, listDialectsFor, type DialectId } from './dialects.ts';
import { lintSearchString } from './lint.ts';
import { measureString } from './measure.ts';
import { cleanTerm, type TermGroups } from './terms.ts';

const wind: TermGroups = {
  titles: [
    'Wind Turbine Technician',
    'Wind Technician',
    'Wind Tech',
    'Turbine Technician',
    'Windsmith',
  ],
  skills: ['hydraulic', 'SCADA', 'pitch system', 'GWO'],
  exclusions: ['sales', 'recruiter'],
  places: ['Wyoming', 'Colorado', 'Nebraska'],
};

const compile = (
  dialect: DialectId,
  breadth: 'broad' | 'balanced' | 'narrow',
  groups = wind,
): string[] => compileSearch({ groups, dialect, breadth }).strings.map(({ text }) => text);

describe('compileSearch', () => {
  it('writes each dialect in its own syntax', () => {
    expect(compile('general', 'balanced')).toEqual([
      '("Wind Turbine Technician" OR "Wind Technician" OR "Wind Tech" OR "Turbine Technician" OR Windsmith) AND (hydraulic OR SCADA OR "pitch system" OR GWO) AND (Wyoming OR Colorado OR Nebraska) NOT (sales OR recruiter)',
    ]);
    expect(compile('googleXray', 'narrow')[0]).toBe(
      'site:linkedin.com/in ("Wind Turbine Technician" OR "Wind Technician" OR "Wind Tech" OR "Turbine Technician") (hydraulic OR SCADA) ("pitch system" OR GWO) (Wyoming OR Colorado OR Nebraska) -sales -recruiter -jobs -dir',
    );
    const coder = {
      titles: ['Data Engineer'],
      skills: ['Python', 'Airflow'],
      exclusions: ['intern'],
      places: ['Denver, CO', 'Austin'],
    };
    expect(compile('github', 'balanced', coder)).toEqual([
      'language:python location:"Denver, CO" repos:>5',
    ]);
    // A search of users knows no brackets and no OR.
    expect(compile('github', 'balanced', { ...coder, skills: ['Airflow', 'Golang'] })).toEqual([
      'language:go location:"Denver, CO" repos:>5',
    ]);
    expect(compile('github', 'balanced', { ...coder, skills: ['Airflow', 'Looker'] })).toEqual([
      'Airflow location:"Denver, CO" repos:>5',
    ]);
  });

  it('looks into the profiles of a country where it has an address for them', () => {
    const xray = (country: string | null): string =>
      compileSearch({ groups: wind, dialect: 'googleXray', breadth: 'narrow', country }).strings[0]!
        .text;
    expect(xray('GB')).toMatch(/^site:uk\.linkedin\.com\/in /);
    expect(xray('NL')).toMatch(/^site:nl\.linkedin\.com\/in /);
    for (const country of ['US', null]) expect(xray(country)).toMatch(/^site:linkedin\.com\/in /);
  });

  it('holds the place where everybody is searched, and leaves it to a filter elsewhere', () => {
    expect(compile('linkedin', 'broad').join()).toContain('Wyoming');
    expect(compile('indeed', 'narrow').join()).not.toContain('Wyoming');
  });

  it('narrows from broad to narrow', () => {
    const [broad] = compile('general', 'broad');
    const [narrow] = compile('general', 'narrow');
    expect(broad).not.toContain('SCADA');
    expect(narrow).toContain('SCADA');
    expect(narrow).toContain('Wyoming');
  });

  it('asks for two things at once in the narrow search, however few skills there are', () => {
    const few = { ...wind, skills: ['SCADA', 'GWO'] };
    expect(compile('linkedin', 'balanced', few).join()).toContain('(SCADA OR GWO)');
    expect(compile('linkedin', 'narrow', few).join()).toContain('SCADA AND GWO');
  });

  it('splits what is too long and loses no title', () => {
    const titles = Array.from(
      { length: 12 },
      (_, i) => `Specialised Title Number ${String.fromCharCode(65 + i)}`,
    );
    const strings = compile('googleXray', 'broad', { ...wind, titles });
    expect(strings.length).toBeGreaterThan(1);
    for (const title of titles) expect(strings.join('\n')).toContain(title);
  });

  it('takes other soft limits and warns where they cannot be met', () => {
    const search = compileSearch({
      groups: wind,
      dialect: 'linkedin',
      breadth: 'balanced',
      softLimits: { operators: 5 },
    });
    expect(search.strings.length).toBeGreaterThan(1);
    expect(search.strings.flatMap(({ warnings }) => warnings)).toEqual([]);
  });

  it('never excludes what it searches for', () => {
    // Whoever excludes "technician" excludes every "wind technician".
    const exclusions = ['windsmith', 'technician', 'sales'];
    const strings = compile('general', 'broad', { ...wind, exclusions });
    expect(strings[0]).toContain('NOT sales');
  });

  it('quotes signs and states that read as operators', () => {
    const [text] = compile('general', 'narrow', {
      titles: ['C++ Developer'],
      skills: ['C++', '.NET'],
      exclusions: [],
      places: ['OR', 'IN'],
    });
    expect(text).toBe('"C++ Developer" AND "C++" AND ".NET" AND ("OR" OR IN)');
  });

  it('has nothing to say without terms', () => {
    for (const { strings } of compileAllSearches({
      titles: [],
      skills: [],
      exclusions: ['x'],
      places: ['y'],
    })) {
      expect(strings).toEqual([]);
    }
  });

  it('keeps code platforms to those who write code', () => {
    expect(listDialectsFor('software')).toContain('github');
    expect(listDialectsFor('nursing')).not.toContain('github');
  });
});

describe('lintSearchString', () => {
  it.each<[DialectId, string, string]>([
    ['linkedin', '', 'empty'],
    ['linkedin', 'welder or fitter', 'capitals'],
    ['linkedin', '(welder OR fitter', 'not closed'],
    ['linkedin', 'welder) AND fitter', 'never opened'],
    ['linkedin', '()', 'never opened'],
    ['linkedin', '"welder', 'not closed'],
    ['linkedin', '“welder” AND fitter', 'straight quotes'],
    ['linkedin', 'welder OR fitter AND steel', 'brackets'],
    ['linkedin', 'welder AND fitter OR steel', 'brackets'],
    ['linkedin', 'welder fitter', 'operator is missing'],
    ['linkedin', 'welder AND', 'missing at the end'],
    ['linkedin', 'AND welder', 'missing before'],
    ['linkedin', 'weld* AND fitter', 'not supported'],
    ['linkedin', 'welder -intern', 'minus'],
    ['linkedin', 'site:x.com AND welder', 'filters'],
    ['linkedin', '"" AND welder', 'between the quotes'],
    ['googleXray', 'welder AND fitter', 'a space means it'],
    ['googleXray', 'welder NOT intern', 'minus'],
    ['googleXray', '(welder fitter) steel', 'joined with OR'],
    ['googleXray', 'word '.repeat(33), '32 at most'],
    ['github', 'a OR b', 'brackets'],
    ['github', '(a OR b OR c OR d OR e OR f OR g)', '5 at most'],
    ['github', 'x'.repeat(257), '256 at most'],
    ['general', '[python] AND welder', 'Square brackets'],
  ])('%s refuses %s', (dialect, text, message) => {
    const { valid, errors } = lintSearchString(dialect, text);
    expect(valid).toBe(false);
    expect(errors.map((error) => error.message).join(' ')).toContain(message);
  });

  it.each<[DialectId, string]>([
    ['linkedin', '("wind tech" OR windsmith) AND (GWO OR SCADA) NOT (sales OR recruiter)'],
    ['linkedin', 'welder AND NOT intern'],
    ['general', '(a AND (b OR c)) OR d'],
    [
      'googleXray',
      'site:linkedin.com/in ("wind tech" OR windsmith) Wyoming -jobs -"sales manager"',
    ],
    ['github', '"data engineer" location:"San Francisco, CA" language:python NOT intern'],
  ])('%s accepts %s', (dialect, text) => {
    expect(lintSearchString(dialect, text)).toMatchObject({ valid: true, errors: [] });
  });

  it('warns at soft limits without refusing', () => {
    const long = Array.from({ length: 18 }, (_, i) => `t${i}`).join(' OR ');
    expect(lintSearchString('linkedin', long)).toMatchObject({
      valid: true,
      warnings: ['17 operators, 15 at most'],
    });
  });

  it('ends on any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.constantFrom(...dialectIds),
        (text, dialect) => {
          expect(typeof lintSearchString(dialect, text).valid).toBe('boolean');
        },
      ),
    );
  });
});

describe('measureString and cleanTerm', () => {
  it('count words in quotes, and operators outside of them only', () => {
    expect(measureString('site:x ("a b" OR c) -d "OR"')).toEqual({
      characters: 27,
      words: 7,
      operators: 1,
    });
  });

  it('strip what would be read as syntax', () => {
    expect(cleanTerm('“Sr. (Staff) Engineer”*')).toBe('Sr. Staff Engineer');
    expect(cleanTerm('.NET')).toBe('.NET');
    expect(cleanTerm('- intern -')).toBe('intern');
    expect(cleanTerm('"""')).toBe('');
  });
});
