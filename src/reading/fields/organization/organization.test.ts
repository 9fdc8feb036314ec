import { describe, expect, it } from 'vitest';
import type { UnitRole } from '#shared/reading.ts';
import { readLines } from '../testing/read-lines.ts';

const read = (text: string, role: UnitRole = 'overview', label?: string) =>
  readLines([
    { text: 'Planner', role: 'title' },
    { text, role, label },
  ]);

describe('who one reports to', () => {
  it.each<[string, string]>([
    ['Reporting to the Production Manager, you will plan shifts.', 'Production Manager'],
    ['This position reports to the CEO and COO.', 'CEO and COO'],
    ['Under the direct supervision of the Head of Stores, plans orders.', 'Head of Stores'],
    ['Sie berichten direkt an den Leiter Einkauf.', 'Leiter Einkauf'],
    ['Vous serez rattachée à la directrice des achats.', 'directrice des achats'],
  ])('%s', (text, expected) => {
    expect(read(text).reportsTo?.value).toBe(expected);
  });

  it.each<[string, UnitRole]>([
    ['Report incidents to the authorities.', 'duty'],
    ['Report to the gate at 6.', 'process'],
    ['Prepare weekly reports and submit them to nursing staff.', 'duty'],
  ])('names nobody in: %s', (text, role) => {
    expect(read(text, role).reportsTo).toBeNull();
  });
});

describe('the department', () => {
  it.each<[string, string]>([
    ['Join our Customer Service Data team in Leeds.', 'Customer Service Data'],
    ['You will work in the Department of Botany and Zoology.', 'Botany and Zoology'],
    ['This role supports the firm and will join our marketing team.', 'marketing'],
    ['The Technology Development Department is growing.', 'Technology Development'],
  ])('%s', (text, expected) => {
    expect(read(text).department?.value).toBe(expected);
  });

  it.each([
    'Join our small but dynamic team.',
    'Join our rapidly expanding team.',
    'Join the Leeds team.',
  ])('is none: %s', (text) => {
    expect(read(text).department).toBeNull();
  });

  it('reads its label', () => {
    expect(read('Finance & Controlling', 'team', 'Department').department?.value).toBe(
      'Finance & Controlling',
    );
  });
});
