import { describe, expect, it } from 'vitest';
import { translatePhrase, translateTitle } from './translate.ts';

describe('translatePhrase', () => {
  it.each([
    ['Abgeschlossene kaufmännische Ausbildung', 'A completed commercial apprenticeship'],
    [
      'Mindestens 2 Jahre Berufserfahrung im Einkauf oder in der Sachbearbeitung',
      'At least 2 years of experience in purchasing or clerical work',
    ],
    [
      'Bearbeitung von Bestellungen und Auftragsbestätigungen in SAP',
      'Process orders and order confirmations in SAP',
    ],
    [
      'Prüfung von Eingangsrechnungen und Klärung von Abweichungen',
      'Check incoming invoices and clear up discrepancies',
    ],
    ['Pflege der Lieferantenstammdaten', 'Maintain supplier master data'],
    ['Zwei Tage Homeoffice pro Woche', 'Two days of work from home a week'],
    ['Jobticket und kostenlose Parkplätze', 'Public transport ticket and free parking'],
    ['Leitung Einkauf', 'Head of purchasing'],
    [
      'Saisir et contrôler les factures fournisseurs (environ 900 par mois)',
      'Enter and check supplier invoices (about 900 a month)',
    ],
    ['Participer aux clôtures mensuelles', 'Take part in the monthly closings'],
    ["3 ans d'expérience sur un poste similaire", '3 years of experience in a similar position'],
    ['BTS comptabilité ou équivalent', 'A BTS in accounting or equivalent'],
    ['BTS comptabilité', 'A BTS in accounting'],
  ])('says "%s" in English', (foreign, english) => {
    expect(translatePhrase(foreign)).toBe(english);
  });

  it.each([
    'Bearbeitung von Schrottpreisen',
    'Mindestens 2 Jahre Erfahrung im Orgelbau',
    'Weld pipe from 2 to 24 inches',
    'Gérer les humeurs du chef',
    '',
  ])('leaves "%s" as it is', (text) => {
    expect(translatePhrase(text)).toBeUndefined();
  });
});

describe('translateTitle', () => {
  it('knows both forms of a title, and guesses none', () => {
    expect(translateTitle('Bürokauffrau / Bürokaufmann')).toBe('office administrator');
    expect(translateTitle('Comptable fournisseurs')).toBe('accounts payable accountant');
    expect(translateTitle('Orgelbauer')).toBeUndefined();
    expect(translateTitle('Welder')).toBeUndefined();
  });
});
