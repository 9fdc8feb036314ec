import { expect, it } from 'vitest';
import type { Unit, UnitRole } from '#shared/reading.ts';
import { dropAgency } from './drop-agency.ts';
import type { JobDocument } from './job-document.ts';

const unit = (role: UnitRole, text: string): Unit =>
  ({
    role,
    text,
    shape: 'sentence',
    also: [],
    heading: null,
    label: null,
    start: 0,
    end: 0,
  }) as unknown as Unit;
const kept = (title: string, lines: readonly [UnitRole, string][]): string[] => {
  const units = lines.map(([role, text]) => unit(role, text));
  const text = units.map((one) => one.text).join('\n');
  return dropAgency({ units, text } as JobDocument, title).units.map((one) => one.text);
};

const ad: readonly [UnitRole, string][] = [
  ['title', 'Kiln Clerk'],
  ['company', 'Robert Half'],
  ['company', 'Our client glazes tiles by hand.'],
  ['duty', 'Count the tiles'],
  ['benefit', 'Free tiles'],
  ['company', 'Robert Half is a talent solutions firm.'],
  ['must', 'Applicants must be allowed to work.'],
  ['benefit', 'Benefits are open to those on contract.'],
];

it('leaves out what an agency says of itself and gives to those it places', () => {
  expect(kept('Kiln Clerk', ad)).toEqual([
    'Kiln Clerk',
    'Robert Half',
    'Our client glazes tiles by hand.',
    'Count the tiles',
    'Free tiles',
    'Applicants must be allowed to work.',
  ]);
});

it('keeps all of it where an agency hires for itself, and of any other house', () => {
  expect(kept('Recruitment Consultant', ad)).toHaveLength(ad.length);
  const own: [UnitRole, string][] = [
    ['company', 'Fern Tiles'],
    ['company', 'Fern Tiles is a maker of tiles.'],
    ['benefit', 'Free tiles'],
  ];
  expect(kept('Kiln Clerk', own)).toHaveLength(own.length);
});
