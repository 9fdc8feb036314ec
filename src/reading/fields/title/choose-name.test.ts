import { describe, expect, it } from 'vitest';
import type { TestLine } from '../testing/job-text.ts';
import { readLines } from '../testing/read-lines.ts';

const read = (...lines: TestLine[]): string | null => readLines(lines).title?.value ?? null;

describe('the name of a job that only sentences tell', () => {
  it('is what several of them call the reader, not whoever else is named', () => {
    expect(
      read(
        { text: 'Badger & Co builds kilns for potters in the hills.', role: 'company' },
        {
          text: 'The Kiln Technician works with the Workshop Manager and two Potters every day.',
          role: 'overview',
        },
        { text: 'As a Kiln Technician you repair burners and thermostats.', role: 'duty' },
        { text: 'Report faults to the Workshop Manager.', role: 'duty' },
      ),
    ).toBe('Kiln Technician');
  });

  it('is found where a break was lost behind it', () => {
    expect(
      read(
        { text: 'Our stores sell beds and lamps in nine towns.', role: 'company' },
        {
          text: 'Job DescriptionSales AssistantReporting to the Store Manager, the Sales Assistant has the following tasks.',
          role: 'overview',
        },
        { text: 'Advise customers and keep the shelves full.', role: 'duty' },
        {
          text: 'Take orders for beds that have to be made, count the till at the end of the day and help to unload the van twice a week.',
          role: 'duty',
        },
      ),
    ).toBe('Sales Assistant');
  });

  it('is that of one of several who are sought', () => {
    expect(
      read(
        {
          text: 'We are looking for Instructional Aides to join our school in May.',
          role: 'overview',
        },
        {
          text: 'Read with small groups, help at lunch and on the way to the bus, and keep the room ready for the next lesson of the day.',
          role: 'duty',
        },
        {
          text: 'Write down how each child gets on, and tell the teacher in the afternoon what went well and what has to be done again.',
          role: 'duty',
        },
      ),
    ).toBe('Instructional Aide');
  });

  it('is none where only others are named', () => {
    expect(
      read(
        { text: 'We sell lamps.', role: 'company' },
        { text: 'You will meet with clients, vendors and partners.', role: 'duty' },
        { text: 'Send reports to stakeholders.', role: 'duty' },
      ),
    ).toBeNull();
  });
});
