import { expect, it } from 'vitest';
import { hearAnyOffice } from './any-office.ts';

it('hears what any office does, unless the post or its kind of work is made of it', () => {
  const isAnyOffice = hearAnyOffice('Hydrologist', 'office-specialist');
  expect(isAnyOffice({ name: 'Building strong relationships with councils' })).toBe(true);
  expect(isAnyOffice({ name: 'Promoting alignment between basins' })).toBe(true);
  expect(isAnyOffice({ name: 'Mentoring and developing junior colleagues' })).toBe(true);
  expect(isAnyOffice({ name: 'Flood models' })).toBe(false);
  expect(
    hearAnyOffice('Relationship Officer', 'office-specialist')({ name: 'Client relationships' }),
  ).toBe(false);
  expect(hearAnyOffice('Peat Buyer', 'sales')({ name: 'Client relationships' })).toBe(false);
});
