import { describe, expect, it } from 'vitest';
import type { TestLine } from './testing/job-text.ts';
import { readLines } from './testing/read-lines.ts';
import { isPlaceLine } from './top-lines.ts';

const read = (...lines: TestLine[]) => {
  const { title, employer } = readLines(lines);
  return [title?.value ?? null, employer?.value ?? null];
};

describe('the first lines', () => {
  it.each([
    'US, OH, Dayton',
    'GB, , ',
    'Nether Barrow, England, United Kingdom',
    'Bacoor City, CALABARZON (Region IV-A)',
    'Tampa Metropolitan Area',
  ])('knows "%s" for a place', (line) => {
    expect(isPlaceLine(line)).toBe(true);
  });

  it.each(['Director, Compliance, Canada', 'Acme, Inc', 'Front of House', 'Data Entry'])(
    'does not take "%s" for a place',
    (line) => {
      expect(isPlaceLine(line)).toBe(false);
    },
  );

  it('take the name above the place for the house, and the title from the text', () => {
    expect(
      read(
        { text: 'Larkwell', role: 'title' },
        { text: 'Leeds, England, United Kingdom', role: 'place' },
        { text: 'We are looking for a Payroll Specialist to join our team.', role: 'overview' },
      ),
    ).toEqual(['Payroll Specialist', 'Larkwell']);
  });

  it('keep a title above the place that names work and nobody', () => {
    expect(
      read(
        { text: 'Front of House', role: 'title' },
        { text: 'Leeds, England, United Kingdom', role: 'place' },
        { text: 'Welcome guests and show them to their tables.', role: 'duty' },
      )[0],
    ).toBe('Front of House');
  });

  it('take the line below a place in codes for the title, and for no house', () => {
    expect(
      read(
        { text: 'US, OH, Dayton', role: 'title' },
        { text: 'Data Entry', role: 'company' },
        { text: 'You type what comes in by post and check it twice.', role: 'duty' },
      ),
    ).toEqual(['Data Entry', null]);
  });
});
