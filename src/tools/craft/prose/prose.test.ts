import { describe, expect, it } from 'vitest';
import { getArticle, mendArticles, withArticle } from './article.ts';
import { lowerFirst, toParagraph, toSentence, toTitleCase } from './casing.ts';
import { choose } from './choose.ts';
import { addWorkdays, listHolidays, nextWorkday, sayDateSpan } from './dates.ts';
import { fill, say, sayFirst } from './fill.ts';
import { findForeignLanguage } from './foreign.ts';
import { joinList, listOnce } from './list.ts';
import { sayMoney, sayRange, speakRange } from './money.ts';
import { countOf, sayNumber, wordsOf } from './number.ts';
import { readDay } from './read-day.ts';
import { packParts, shorten } from './shorten.ts';
import { toEnglish, translate } from './translate.ts';
import { toGerund, toImperative, toThirdPerson } from './verbs.ts';

describe('articles', () => {
  it.each([
    ['RN', 'an'],
    ['LPN', 'an'],
    ['MIG welder', 'a'],
    ['HVAC technician', 'an'],
    ['university lecturer', 'a'],
    ['hour', 'an'],
    ['18F product manager', 'an'],
    ['8-hour shift', 'an'],
    ['1-year contract', 'a'],
    ['European buyer', 'a'],
    ['one-day course', 'a'],
    ['uninsured driver', 'an'],
    ['engineer', 'an'],
  ])('%s takes %s', (word, article) => {
    expect(getArticle(word)).toBe(article);
  });

  it('are mended in text from elsewhere', () => {
    expect(mendArticles('What will a HVAC technician and an MIG welder do?')).toBe(
      'What will an HVAC technician and a MIG welder do?',
    );
    expect(withArticle('account executive')).toBe('an account executive');
  });
});

describe('sentences', () => {
  it('begin with a capital and end once', () => {
    expect(toSentence('pay is open; ')).toBe('Pay is open.');
    expect(toSentence('Ready?')).toBe('Ready?');
    expect(toParagraph(['one', null, '', 'iOS apps ship'])).toBe('One. iOS apps ship.');
  });

  it('keep names inside', () => {
    expect(lowerFirst('Lead the shift')).toBe('lead the shift');
    expect(lowerFirst('GWO training')).toBe('GWO training');
    expect(lowerFirst('English, spoken')).toBe('English, spoken');
    expect(toTitleCase('WELDER / FABRICATOR II')).toBe('Welder / Fabricator II');
  });
});

describe('lists', () => {
  it('use semicolons where commas would mislead', () => {
    expect(joinList(['a', 'b', 'c'])).toBe('a, b and c');
    expect(joinList(['a, b', 'c', 'd'])).toBe('a, b; c; and d');
    expect(joinList(['milk and eggs', 'bread'])).toBe('milk and eggs, and bread');
    expect(joinList(['a', 'b'], 'or')).toBe('a or b');
    expect(listOnce(['CPR.', 'cpr', '', null, 'BLS'])).toEqual(['CPR', 'BLS']);
  });
});

describe('figures', () => {
  it('are said as people say them', () => {
    expect(sayMoney(32.5)).toBe('$32.50');
    expect(sayMoney(45_000, 'EUR')).toBe('€45,000');
    expect(sayMoney(90_000, 'CHF')).toBe('CHF 90,000');
    expect(sayRange({ min: 32, max: 38 })).toBe('$32-$38');
    expect(sayRange({ min: 26, max: null })).toBe('from $26');
    expect(speakRange({ min: 32, max: 38 })).toBe('$32 to $38');
    expect(countOf(1, 'screen')).toBe('1 screen');
    expect(wordsOf(2, 'opening')).toBe('two openings');
    expect(sayNumber(12)).toBe('12');
  });
});

describe('days', () => {
  it('pass over weekends and federal holidays', () => {
    expect(nextWorkday('2026-11-15', 'US')).toBe('2026-11-16');
    expect(addWorkdays('2026-11-25', 1, 'US')).toBe('2026-11-27');
    expect(addWorkdays('2026-11-25', 1, 'DE')).toBe('2026-11-26');
    expect(listHolidays({ from: '2026-07-01', to: '2026-07-10', country: 'US' })).toEqual([
      { day: '2026-07-03', name: 'Independence Day' },
    ]);
    expect(sayDateSpan('2026-11-30', '2026-12-04')).toBe('Nov 30-Dec 4');
  });

  it('are read as jobs write them', () => {
    expect(readDay('February 1, 2027')).toBe('2027-02-01');
    expect(readDay('zum 01.03.2027')).toBe('2027-03-01');
    expect(readDay('1er mars 2027')).toBe('2027-03-01');
    expect(readDay('as soon as possible')).toBeNull();
    expect(readDay('February 31, 2027')).toBeNull();
  });
});

describe('phrases', () => {
  it('fill their slots or are not used', () => {
    expect(fill('{title|a} in {place}', { title: 'RN', place: 'Hays' })).toBe('an RN in Hays');
    expect(fill('{title} for {pay}', { title: 'RN', pay: null })).toBeNull();
    expect(fill('Hello {{first_name}}', {})).toBe('Hello {{first_name}}');
    expect(fill('says "{line}"', { line: '"Guten Tag"' })).toBe('says "Guten Tag"');
    expect(() => fill('{unknown}', {})).toThrow('unknown slot');
  });

  it('prefer what says the most, and the same seed says the same', () => {
    const phrases = ['plain', '{a} only', '{a} and {b}', '{b} with {a}'];
    expect(['x and y', 'y with x']).toContain(say(phrases, { a: 'x', b: 'y' }, 'seed'));
    expect(say(phrases, { a: 'x', b: null }, 'seed')).toBe('x only');
    expect(say(['{a}'], { a: null }, 'seed')).toBe('');
    expect(sayFirst(['{a}', 'none'], { a: null })).toBe('none');
    expect(choose([1, 2, 3], 'one job')).toBe(choose([1, 2, 3], 'one job'));
  });

  it('are cut between words', () => {
    expect(shorten('one two three of', 11)).toBe('one two');
    expect(packParts(['12345', '1234567890', '123'], 10)).toBe('12345 123');
  });
});

describe('verbs', () => {
  it.each([
    ['Performs journey-level repair', 'Perform journey-level repair'],
    ['Responsible for managing invoices', 'Manage invoices'],
    ['You will climb towers', 'Climb towers'],
    ['Inspects and repairs pumps, tests valves', 'Inspect and repair pumps, test valves'],
    ['Providing emergency care and performing CPR', 'Provide emergency care and perform CPR'],
    ['Accurately maintains records', 'Accurately maintain records'],
    ['Night shift', 'Night shift'],
  ])('%s becomes %s', (given, imperative) => {
    expect(toImperative(given)).toBe(imperative);
  });

  it('take the form a sentence needs', () => {
    expect(toGerund('Climb, isolate and verify zero energy')).toBe(
      'climbing, isolating and verifying zero energy',
    );
    expect(toGerund('Read drawings and weld procedure specifications')).toBe(
      'reading drawings and weld procedure specifications',
    );
    expect(toGerund('Hire, schedule and coach the team')).toBe(
      'hiring, scheduling and coaching the team',
    );
    expect(toThirdPerson('Carry the load')).toBe('carries the load');
  });
});

describe('other languages', () => {
  it('are known, translated where we are sure and quoted otherwise', () => {
    expect(findForeignLanguage('Prüfung von Eingangsrechnungen')).toBe('German');
    expect(findForeignLanguage('Gestion des factures et des relances')).toBe('French');
    expect(findForeignLanguage('No evenings, no weekends')).toBeNull();
    expect(findForeignLanguage('Working knowledge of lockout')).toBeNull();
    expect(translate('30 Tage Urlaub')).toBe('30 days of leave a year');
    expect(toEnglish('Sorgfältige Arbeitsweise')).toBe('"Sorgfältige Arbeitsweise"');
  });
});
