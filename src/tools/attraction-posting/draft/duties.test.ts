import { expect, it } from 'vitest';
import { sourceOf } from '#plan/testing/source-of.ts';
import { countLeftOut, listReadWork, listWork } from './duties.ts';

it('keeps the leading duties of every block where there is no room for all', () => {
  const block = (name: string, n: number): string[] => [
    name,
    ...Array.from(
      { length: n },
      (_, i) =>
        `Maintain the ${name.toLowerCase()} ledger number ${'abcdefghijklmnopqrstuvwxyz'[i]!.repeat(6)} for guests`,
    ),
  ];
  const texts = [...block('Planning', 24), 'Staff', 'Participate in hiring of all river guides'];
  const work = listReadWork(sourceOf(texts.map((text) => ({ kind: 'duty', text }))));
  expect(work).toContain('Participate in hiring of all river guides');
  expect(work).not.toContain('Planning');
});

it('tells what is done without the words before it, and no name of another list', () => {
  const work = listWork(
    sourceOf(
      [
        'In addition, the Technician will mend pumps on the quay',
        'You will be expected to keep the log of every pump',
        'In addition to mending pumps, you greet visitors at the quay',
        'Skills and attributes for success',
      ].map((text) => ({ kind: 'duty', text })),
    ),
  );
  expect(work).toEqual([
    'Mend pumps on the quay',
    'Keep the log of every pump',
    'In addition to mending pumps, you greet visitors at the quay',
  ]);
});

it('loses no section of a list of thirty, and counts what a longer one leaves out', () => {
  const of = (n: number) =>
    sourceOf(
      Array.from({ length: n }, (_, i) => {
        const word = `${'abcdefghijklmnopqrstuvwxyz'[i % 26]!.repeat(4)}${'abcd'[Math.floor(i / 26)]!}`;
        return { kind: 'duty' as const, text: `Repair the ${word} crane of pier ${word}` };
      }),
    );
  const thirty = of(30);
  expect(listWork(thirty)).toHaveLength(30);
  expect(countLeftOut(thirty)).toBe(0);
  const hundred = of(100);
  expect(listWork(hundred).length + countLeftOut(hundred)).toBe(100);
  expect(countLeftOut(hundred)).toBeGreaterThan(0);
  expect(listReadWork(hundred).length).toBeLessThanOrEqual(30);
});

it('parts two duties that a dash ran together', () => {
  const work = listWork(
    sourceOf([
      { kind: 'duty', text: 'Management of mooring plans – Input into the harbor budget' },
    ]),
  );
  expect(work).toHaveLength(2);
});

it('keeps short duties without a verb, and drops the heading over others', () => {
  const work = (texts: readonly string[]) =>
    listWork(sourceOf(texts.map((text) => ({ kind: 'duty', text }))));
  const kept = work([
    'Counsel families on what becomes of the ferry after a death',
    'Draft contracts, leases and letters for the owners of small boats',
    'Formulate plans for boats that two families hold together',
    'Ferry Administration',
    'Harbor Litigation',
    'Court Appearances for Ferry and Crew',
    'Bed-making',
  ]);
  expect(kept).toEqual(
    expect.arrayContaining([
      'Ferry Administration',
      'Harbor Litigation',
      'Court Appearances for Ferry and Crew',
      'Bed-making',
    ]),
  );
  expect(
    work([
      'Financial Management',
      'Prepare the yearly budget of the harbor and its two ferries',
      'Check what every ferry has taken in at the end of a day',
    ]),
  ).not.toContain('Financial Management');
});

it('keeps duties whose words recruiters use among themselves too', () => {
  const texts = [
    'Manage patient intake at the front desk',
    'Prepare the budget for the ferry season',
    'Finalize contracts with new harbors',
  ];
  expect(listWork(sourceOf(texts.map((text) => ({ kind: 'duty', text }))))).toEqual(texts);
});

it('drops a duty only where a longer line holds all of it in its order', () => {
  const work = (texts: readonly string[]) =>
    listWork(sourceOf(texts.map((text) => ({ kind: 'duty', text }))));
  const apart = [
    'Repair and grease winch ropes',
    'Inspect ropes, repair sails, and grease the anchor and every winch of the harbor',
    'Prepare 1099 and ACA forms',
    'Assist with preparation of the harbor tax forms',
    'Draft and check tide reports',
    'Draft and check tide tables, including the yearly almanac',
  ];
  expect(work(apart)).toEqual(apart);
  expect(work(['Book berths', 'Book berths and follow up with skippers'])).toEqual([
    'Book berths and follow up with skippers',
  ]);
});

it('keeps a duty that ends in a little word that belongs to its verb', () => {
  const text = 'Research the skipper and the crew to ensure that every wish is catered to';
  expect(listWork(sourceOf([{ kind: 'duty', text }]))).toEqual([text]);
});

it('names what a list holds and not the list, and drops no certificate that is kept up for the plant', () => {
  const work = listWork(
    sourceOf(
      [
        'Responsibilities include a variety of repairs to winches and davits',
        'Duties include painting hulls in the shed',
        'Harbor subject matter expert for ropes',
        'Maintains the crane certifications of the yard',
        'Maintain a valid boating license',
      ].map((text) => ({ kind: 'duty', text })),
    ),
  );
  expect(work).toEqual([
    'Carry out a variety of repairs to winches and davits',
    'Painting hulls in the shed',
    'Serve as harbor subject matter expert for ropes',
    'Maintain the crane certifications of the yard',
  ]);
});

it('keeps a duty of numbers, and one of many names between sentences', () => {
  const lines = [
    'Carry 12 to 14 boats',
    'Program HarborLogix and QuayLogix Controllers and PierView HMIs for TideNet',
    'Draw the plans of each lock before the spring floods begin',
    'Check the gauges with the crew at every change of the tide',
  ];
  const source = sourceOf(lines.map((text) => ({ kind: 'duty' as const, text })));
  expect(listWork(source)).toEqual(lines);
});
