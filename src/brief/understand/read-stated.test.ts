import { describe, expect, it } from 'vitest';
import { readStated } from './read-stated.ts';
import { readSegments } from './segments.ts';

const read = (text: string) => readStated(readSegments('description', text));

describe('readStated', () => {
  it.each([
    ['You report to the Site Lead Technician.', 'Site Lead Technician'],
    ['Reports to the district manager (11 stores).', 'District manager'],
    ['The CFO reports to the CEO and leads a team of 14.', 'CEO'],
    ['Under general supervision of the Principal Planner.', 'Principal Planner'],
    ['Sie berichten an die Leitung Einkauf.', 'Head of purchasing'],
    ['Vous êtes rattaché(e) à la responsable comptable.', 'Accounting manager'],
    ['Report to the gate at 6:00 am.', undefined],
  ])('finds in "%s" whom one reports to', (text, name) => {
    expect(read(text).reportsTo?.text).toBe(name);
  });

  it.each([
    ['Start date: February 1, 2027.', 'February 1, 2027'],
    ['Target start: early March 2027', 'Early March 2027'],
    ['Start: as soon as possible.', 'As soon as possible'],
    ['Wir suchen zum 01.03.2027 Verstärkung.', 'Zum 01.03.2027'],
    ['We started in 2014.', undefined],
  ])('finds in "%s" when it starts', (text, date) => {
    expect(read(text).startDate?.text).toBe(date);
  });

  it('counts openings and no years', () => {
    expect(read('We are hiring two Wind Turbine Technicians.').openings?.count).toBe(2);
    expect(read('Number of openings: 6').openings?.count).toBe(6);
    expect(read('We need 3 years of experience.').openings).toBeNull();
  });

  it('takes a per diem for money, not for a contract', () => {
    expect(read('Lodging paid and $70 a day per diem.').employmentType).toBeNull();
    expect(read('This is a part-time position.').employmentType?.text).toBe('Part-time');
    expect(read('Department: Public Works').department?.text).toBe('Public Works');
  });
});
