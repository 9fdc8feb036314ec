import { expect, it } from 'vitest';
import { toFact } from '../fact-for-tests.ts';
import { isOfOffice, toSystems } from './systems.ts';

const tool = (text: string, ...terms: string[]): ReturnType<typeof toFact> =>
  toFact(text, { kind: 'tool', terms });

it('names the systems of the work, and no program of every office', () => {
  const [line] = toSystems(
    [
      tool(
        'Working knowledge of KilnTrack, Excel and GlazeBase',
        'KilnTrack',
        'Excel',
        'GlazeBase',
      ),
    ],
    new Set(),
  );
  expect(line?.name).toBe('Working with KilnTrack and GlazeBase');
  expect(toSystems([tool('Excel and Word', 'Excel', 'Word')], new Set())).toEqual([]);
});

it('names a system once, however it is written', () => {
  const [line] = toSystems(
    [
      tool(
        'KilnTrack, KILNTRACK, Glaze and Glaze Plan',
        'KilnTrack',
        'KILNTRACK',
        'Glaze',
        'Glaze Plan',
      ),
    ],
    new Set(),
  );
  expect(line?.name).toBe('Working with KILNTRACK and Glaze Plan');
});

it('tells programs of every office from work that is done in one', () => {
  expect(isOfOffice(tool('Proficient in MS Excel and Outlook', 'MS Excel', 'Outlook'))).toBe(true);
  expect(
    isOfOffice(tool('Microsoft Excel, Power point and Internet', 'Microsoft Excel', 'Power point')),
  ).toBe(true);
  expect(isOfOffice(tool('Excel macros for the kiln plan', 'Excel'))).toBe(false);
  expect(isOfOffice(tool('Advanced MS Excel for kiln data', 'MS Excel'))).toBe(false);
  expect(isOfOffice(tool('Excel and KilnTrack', 'Excel', 'KilnTrack'))).toBe(false);
});

it('is heard by the systems that it is called by', () => {
  const [line] = toSystems(
    [
      tool(
        'KilnTrack, GlazeBase, ClayPlan and WheelLog',
        'KilnTrack',
        'GlazeBase',
        'ClayPlan',
        'WheelLog',
      ),
    ],
    new Set(),
  );
  expect(line?.terms).toEqual(['KilnTrack', 'GlazeBase', 'ClayPlan']);
});

it('takes headings of a list for no systems', () => {
  const fact = toFact('Mooring skills', {
    kind: 'tool',
    terms: ['Demonstrates', 'Business Acumen', 'Language-Ability'],
  });
  expect(toSystems([fact], new Set())).toEqual([]);
});

it('takes what every ward or desk has for no system of its own', () => {
  expect(isOfOffice(toFact('Proficient in using Macs'))).toBe(true);
  expect(
    isOfOffice(toFact('Experience with electronic health records', { kind: 'experience' })),
  ).toBe(true);
  expect(isOfOffice(toFact('Experience with email marketing', { kind: 'experience' }))).toBe(false);
  expect(isOfOffice(tool('Implementing an EHR in clinics', 'EHR'))).toBe(false);
});
