import { describe, expect, it } from 'vitest';
import { cleanTitle } from './clean-title.ts';
import { findTitlesInProse } from './title-in-prose.ts';

describe('cleanTitle', () => {
  it.each([
    ['POLICE SERVICE REPRESENTATIVE', 'Police Service Representative'],
    ['RN CASE MANAGER', 'RN Case Manager'],
    ['Senior Accountant - Chicago, IL - $85k', 'Senior Accountant'],
    ['Now hiring: Line Cook!!', 'Line Cook'],
    ['Nurse in Leeds', 'Nurse'],
    ['Data Engineer (Remote)', 'Data Engineer'],
    ['Registered Nurse - ICU', 'Registered Nurse - ICU'],
    [
      'Voter Services Supervisor (Program Supervisor I)',
      'Voter Services Supervisor (Program Supervisor I)',
    ],
    ['2 forklift drivers', 'Forklift Drivers'],
    ['Paris Bureau Chief', 'Paris Bureau Chief'],
    ['Physician Assistant - Urgent Care', 'Physician Assistant - Urgent Care'],
    ['Bilanzbuchhalter (w/m/d) in Vollzeit', 'Bilanzbuchhalter (w/m/d)'],
  ])('%s', (written, title) => {
    expect(cleanTitle(written).text).toBe(title);
  });

  it('says where the title stands', () => {
    const text = 'Hiring: Cook - Denver';
    const { start, end } = cleanTitle(text);
    expect(text.slice(start, end)).toBe('Cook');
  });
});

describe('findTitlesInProse', () => {
  it.each([
    ['Acme is seeking an experienced Sales Director responsible for growth', 'Sales Director'],
    ['need 2 forklift drivers nights Reading', 'Forklift Drivers'],
    [
      'The Vice President of Election Services leads the division',
      'Vice President of Election Services',
    ],
    ['Wir suchen eine Pflegefachkraft (m/w/d) für unser Haus', 'Pflegefachkraft (m/w/d)'],
    [
      'Nous recherchons un(e) vendeur(se) en boulangerie pour notre magasin',
      'Vendeur(se) en Boulangerie',
    ],
    ['Roofers wanted in Ogden', 'Roofers'],
  ])('%s', (sentence, title) => {
    expect(findTitlesInProse(sentence).map(({ text }) => text.toLowerCase())).toContain(
      title.toLowerCase(),
    );
  });

  it('finds none in ordinary prose', () => {
    expect(findTitlesInProse('The bridge is old and the council will replace it.')).toEqual([]);
  });
});
