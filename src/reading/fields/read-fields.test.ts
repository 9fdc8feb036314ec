import { describe, expect, it } from 'vitest';
import type { ReadFields } from '#shared/reading.ts';
import type { TestLine } from './testing/job-text.ts';
import { readLines } from './testing/read-lines.ts';

const values = (fields: Omit<ReadFields, 'place'>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, found]) => [
      name,
      Array.isArray(found) ? found.map(({ value }) => value) : (found?.value ?? null),
    ]),
  );

const bakery: TestLine[] = [
  { text: 'Pastry Chef', role: 'title' },
  { text: 'Birchwood Bakery', role: 'company' },
  { text: 'Portland, OR', role: 'place' },
  { text: 'Full-time', role: 'schedule', label: 'Job Type' },
  { text: '$24.50 - $28.00 per hour', role: 'pay', label: 'Pay' },
  { text: 'Kitchen', role: 'team', label: 'Department' },
  { text: 'You will report to the Head Baker.', role: 'team' },
  { text: 'Laminate dough with the sheeter and bake in the deck oven.', role: 'duty' },
  { text: 'At least two years of experience in a bakery.', role: 'must' },
  { text: "Valid Oregon Food Handler card and a driver's license.", role: 'must' },
  { text: 'Experience with Toast and Microsoft Excel.', role: 'must' },
  { text: 'Five years of experience preferred.', role: 'nice' },
  { text: 'Start date: 3 March 2026', role: 'schedule' },
  { text: 'Apply by 14 February 2026 at https://jobs.birchwood.example/pastry.', role: 'process' },
];

describe('readFields', () => {
  it('reads an ordinary advertisement', () => {
    expect(values(readLines(bakery))).toMatchObject({
      title: 'Pastry Chef',
      employer: 'Birchwood Bakery',
      workType: null,
      pay: { min: 24.5, max: 28, currency: 'USD', period: 'hour' },
      employmentType: 'full-time',
      department: 'Kitchen',
      reportsTo: 'Head Baker',
      startDate: '3 March 2026',
      deadline: '14 February 2026',
      yearsMin: 2,
      openings: null,
      links: ['https://jobs.birchwood.example/pastry'],
    });
  });

  it('names tools and credentials', () => {
    const { tools, credentials } = values(readLines(bakery));
    expect(tools).toEqual(expect.arrayContaining(['Toast', 'Microsoft Excel']));
    expect(credentials).toEqual(
      expect.arrayContaining([expect.stringContaining("driver's license")]),
    );
  });

  it('says nothing where the text says nothing', () => {
    const fields = values(readLines([{ text: 'Friendly team, good coffee.', role: 'benefit' }]));
    expect(fields).toEqual({
      ...Object.fromEntries(Object.keys(fields).map((name) => [name, null])),
      credentials: [],
      tools: [],
      links: [],
    });
  });

  it('is hardly misled by wrong roles', () => {
    const wrong = bakery.map((line): TestLine => ({ ...line, role: 'overview' }));
    expect(values(readLines(wrong))).toMatchObject({
      title: 'Pastry Chef',
      pay: { min: 24.5, max: 28 },
      employmentType: 'full-time',
      reportsTo: 'Head Baker',
      yearsMin: 2,
    });
  });

  it('reads German', () => {
    const fields = readLines(
      [
        { text: 'Elektroniker (m/w/d) in Vollzeit', role: 'title' },
        { text: 'Kranz Anlagenbau GmbH', role: 'company' },
        { text: 'Kranz Anlagenbau GmbH sucht Verstärkung in Kassel.', role: 'overview' },
        { text: '42.000 € brutto pro Jahr', role: 'pay', label: 'Gehalt' },
        { text: 'Mindestens drei Jahre Berufserfahrung', role: 'must' },
        { text: 'Führerschein Klasse B erforderlich', role: 'must' },
        { text: 'Homeoffice möglich: 2 Tage pro Woche im Homeoffice', role: 'benefit' },
      ],
      { language: 'de' },
    );
    expect(values(fields)).toMatchObject({
      title: 'Elektroniker (m/w/d)',
      employer: 'Kranz Anlagenbau GmbH',
      employmentType: 'full-time',
      pay: { min: 42_000, max: 42_000, currency: 'EUR', period: 'year' },
      yearsMin: 3,
      workType: 'hybrid',
      credentials: ['Führerschein Klasse B'],
    });
  });

  it('reads French', () => {
    const fields = readLines(
      [
        { text: 'Menuisier poseur H/F', role: 'title' },
        { text: 'Ateliers Roux', role: 'company', label: 'Entreprise' },
        { text: 'CDD de 6 mois', role: 'schedule', label: 'Type de contrat' },
        { text: 'Vous serez rattaché au chef de chantier.', role: 'team' },
        { text: 'Débutant accepté', role: 'must', label: 'Expérience' },
        { text: 'Permis B exigé', role: 'must' },
        { text: '1 950 € brut mensuel', role: 'pay', label: 'Salaire' },
      ],
      { language: 'fr' },
    );
    expect(values(fields)).toMatchObject({
      employer: 'Ateliers Roux',
      employmentType: 'temporary',
      reportsTo: 'chef de chantier',
      yearsMin: 0,
      credentials: ['Permis B'],
      pay: { min: 1950, max: 1950, currency: 'EUR', period: 'month' },
    });
  });

  it('reads Spanish', () => {
    const fields = readLines(
      [
        { text: 'Camarero/a de pisos', role: 'title' },
        { text: 'Contrato temporal, jornada completa', role: 'schedule' },
        { text: 'Al menos 2 años de experiencia', role: 'must' },
        { text: 'Modalidad presencial', role: 'place' },
      ],
      { language: 'es' },
    );
    expect(values(fields)).toMatchObject({
      employmentType: 'temporary',
      yearsMin: 2,
      workType: 'on-site',
    });
  });

  it('understands several labels in one line', () => {
    const fields = readLines([
      { text: 'Warehouse Operative', role: 'title' },
      {
        text: 'Hours: 40 per week Start Date: 5 May 2026 Salary: £26,000 Department: Inbound',
        role: 'schedule',
      },
    ]);
    expect(values(fields)).toMatchObject({
      startDate: '5 May 2026',
      pay: { min: 26_000, currency: 'GBP', period: 'year' },
      department: 'Inbound',
    });
  });
});
