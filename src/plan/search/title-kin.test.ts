import { describe, expect, it } from 'vitest';
import { dropFound, findOwnTitles, rateTitle, ranks } from './title-kin.ts';

const own = (singular: string, known: string[], house = ''): string[] =>
  findOwnTitles({ given: singular, singular }, { known, house });

describe('findOwnTitles', () => {
  it.each([
    ['utilities & public works project manager', ['Project Manager'], ['Project Manager']],
    ['registered nurse RN', ['Registered Nurse', 'RN'], ['Registered Nurse', 'RN']],
    ["HGV class 1 'relief' night trunk driver", ['trunk driver'], ['trunk driver']],
    ['upper school mathematics teacher', ['Teacher'], ['mathematics teacher']],
    ['manager of human resources', ['HR Manager'], ['human resources manager']],
    ['certified journeyman electrician', ['Journeyman Electrician'], ['journeyman electrician']],
    ['harbor pilotage, senior manager', [], ['harbor pilotage manager']],
    ['global wool intake data senior supervisor', [], ['wool intake data supervisor']],
    ['kiln repair support specialist', [], ['kiln repair support specialist']],
    ['cost controller salt and brine works', [], ['cost controller']],
    ['ouvrière ou ouvrier charpentier', ['Charpentier'], ['Charpentier']],
    ['grant writer and gallery assistant', [], ['grant writer', 'gallery assistant']],
    ['lighting & stage consultant', [], ['lighting and stage consultant', 'stage consultant']],
    ['drama tutor for the evening arts department', [], ['drama tutor']],
  ])('takes from "%s" what stands in profiles', (title, known, expected) => {
    expect(own(title, known)).toEqual(expected);
  });

  it('leaves the name of the employer out, but no word of a title', () => {
    expect(own('aesop beauty advisor', ['Beauty Advisor'], 'Aesop')).toEqual(['beauty advisor']);
    expect(own('school cook', ['School Cook'], 'Hill School')).toEqual(['school cook']);
  });

  it('keeps the small words of a title that the name of the employer has too', () => {
    expect(own('director of marsh restoration', [], 'Friends of the River')).toEqual([
      'director of marsh restoration',
      'marsh restoration director',
    ]);
  });

  it('leaves no joint behind where the words before it were the name of the employer', () => {
    expect(own('kettle & boiler fitter', [], 'Kettle Works')).toEqual(['boiler fitter']);
    expect(own('towel & apron sales', [], 'Towel and Apron Supply')).toEqual(['sales']);
  });

  it('takes a slogan for no title', () => {
    expect(own('make waves with your sales skills', ['Sales'])).toEqual([]);
  });
});

describe('rateTitle', () => {
  const rate = (title: string, said: string, official: string[] = []): number =>
    rateTitle(title, { own: [said], said, official, isHeard: () => false });

  it('knows the same work by another name, and other work by a like one', () => {
    expect(rate('care worker', 'care assistant')).toBeGreaterThanOrEqual(ranks.near);
    expect(rate('carer', 'care assistant')).toBeGreaterThanOrEqual(ranks.near);
    expect(rate('dental assistant', 'dental hygienist')).toBeLessThan(ranks.near);
    expect(rate('RDH', 'dental hygienist', ['RDH'])).toBeGreaterThanOrEqual(ranks.near);
  });

  it('refuses another class of licence and people who still learn', () => {
    expect(rate('class 2 driver', 'class 1 driver')).toBeLessThan(0);
    expect(rate('apprentice plumber', 'plumber')).toBeLessThan(0);
  });
});

describe('dropFound', () => {
  it('keeps the fewest titles that find everybody', () => {
    expect(dropFound(['care assistant', 'carer', 'night carer', 'home care assistant'])).toEqual([
      'care assistant',
      'carer',
    ]);
  });

  it('keeps one title as it is, and drops what would find more', () => {
    const titles = ['senior software engineer', 'software engineer', 'backend engineer'];
    expect(dropFound(titles, { keep: 'senior software engineer' })).toEqual([
      'senior software engineer',
      'backend engineer',
    ]);
  });
});
