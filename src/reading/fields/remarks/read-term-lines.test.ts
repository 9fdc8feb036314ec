import { expect, it } from 'vitest';
import type { UnitRole } from '#shared/reading.ts';
import { readTermLines } from './read-term-lines.ts';

const read = (text: string, role: UnitRole = 'overview', label: string | null = null) =>
  readTermLines({
    units: [
      {
        text,
        start: 0,
        end: text.length,
        shape: 'sentence',
        heading: null,
        label,
        role,
        also: [],
        confidence: 1,
      },
    ],
    text,
  }).map(({ kind, text: said }) => [kind, said]);

it.each<[string, string[], UnitRole?]>([
  [
    'Our bakery grows and we are looking for another full-time pastry chef!',
    ['contract'],
    'company',
  ],
  ['Benefits are open to full-time employees.', [], 'benefit'],
  ['Two years of full-time experience in a kennel.', [], 'must'],
  ['You need to be able to work shifts if the harvest is late.', ['hours'], 'must'],
  ['Leads the morning shift supervisors.', [], 'duty'],
  ['80% billable hours after the first quarter.', [], 'overview'],
  ['In the role you come to our Leeds office twice a month.', ['way'], 'place'],
  ['Supports remote users of the till system.', [], 'duty'],
  ['We have a hybrid model for most positions.', [], 'place'],
  ['Some travel - sales - windows - doors - solar - used cars', [], 'overview'],
  ['Applicants must send a CV and two samples with the form.', ['apply'], 'must'],
  ['By applying you agree to how we keep your data.', ['apply'], 'noise'],
  ['Submit grant applications to the council for you and your team.', [], 'duty'],
  ['Frequent overnight travel is required.', ['travel'], 'must'],
  ['Books travel for the curators, some of it international.', [], 'duty'],
])('%s', (text, kinds, role) => {
  expect(read(text, role).map(([kind]) => kind)).toEqual(kinds);
});

it('takes any word behind a label of the hours', () => {
  expect(read('Earlies and NOC', 'schedule', 'Shift')).toEqual([
    ['hours', 'Shift: Earlies and NOC'],
  ]);
});
