import { expect, it } from 'vitest';
import { mapText } from './mapped-text.ts';
import { joinTornNames } from './torn-names.ts';

const join = (text: string): string => joinTornNames(mapText(text)).text;

it('puts a name together wherever it is broken, once one place shows that it is a name', () => {
  expect(
    join('Here at Med\nLoom, you weave gauze.\nSit with other Med\nLoom crews on Mondays.'),
  ).toBe('Here at MedLoom, you weave gauze.\nSit with other MedLoom crews on Mondays.');
});

it('leaves two lines apart that are no name', () => {
  const lines = 'You weave Gauze\nLooms are oiled weekly.';
  expect(join(lines)).toBe(lines);
});

it('puts a name together whose first half grew on to the line before', () => {
  expect(join('HarborWorks Looms\nAbout Harbor\nWorks LoomsHarbor\nWorks Looms weaves.')).toBe(
    'HarborWorks Looms\nAbout HarborWorks LoomsHarborWorks Looms weaves.',
  );
});

it('knows the names of products that a page broke', () => {
  expect(join('Buses (e.g., CAN, Ether\nCAT, LIN) and In\nVision, Figma')).toBe(
    'Buses (e.g., CAN, EtherCAT, LIN) and InVision, Figma',
  );
});
