import { expect, it } from 'vitest';

import { readWeekSpans } from './week-span.ts';

const week = { activities: [], metrics: '' };

it('reads names, dates, what is special and targets', () => {
  expect(
    readWeekSpans([
      { ...week, week: 'Week 1 (Nov 16-20)', targets: '41 contacts, 2 screens' },
      { ...week, week: 'Week 2 (Nov 23-27, Thanksgiving)', targets: '33 contacts' },
    ]),
  ).toEqual([
    {
      name: 'Week 1',
      dates: 'Nov 16-20',
      note: '',
      counts: [
        { count: 41, label: 'contacts' },
        { count: 2, label: 'screens' },
      ],
    },
    {
      name: 'Week 2',
      dates: 'Nov 23-27',
      note: 'Thanksgiving',
      counts: [{ count: 33, label: 'contacts' }],
    },
  ]);
});

it('reads nothing where one of them has no dates or no targets to count', () => {
  const first = { ...week, week: 'Week 1 (Nov 16-20)', targets: '41 contacts' };
  expect(
    readWeekSpans([first, { ...week, week: 'Week 2', targets: '33 contacts' }]),
  ).toBeUndefined();
  expect(
    readWeekSpans([first, { ...week, week: 'Week 2 (Nov 23-27)', targets: 'As many' }]),
  ).toBeUndefined();
  expect(readWeekSpans([first])).toBeUndefined();
});
