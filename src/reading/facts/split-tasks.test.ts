import { describe, expect, it } from 'vitest';
import { understand } from '../read-stored-job.ts';
import { emptyJobText } from '../stored/job-text.ts';
import { splitTasks } from './split-tasks.ts';

const split = (text: string): string[] | undefined =>
  splitTasks({ text, role: 'overview', shape: 'sentence' })?.map((part) => part.text);

describe('splitTasks', () => {
  it.each([
    [
      'The Server will be responsible for greeting guests, taking orders, and serving meals.',
      ['greeting guests', 'taking orders', 'serving meals'],
    ],
    [
      'The Host will also be responsible for answering calls, cleaning tables and keeping the bar stocked.',
      ['answering calls', 'cleaning tables', 'keeping the bar stocked'],
    ],
    [
      'In this role you will plan routes, drive vans, and load and unload goods.',
      ['plan routes', 'drive vans', 'load and unload goods'],
    ],
    [
      'The Guard will also build trust with pupils and participate in safety drills.',
      ['build trust with pupils', 'participate in safety drills'],
    ],
    [
      'As an Office Clerk, you will be responsible for filing letters, and booking rooms.',
      ['filing letters', 'booking rooms'],
    ],
  ])('%s', (text, tasks) => {
    expect(split(text)).toEqual(tasks);
  });

  it.each([
    'You will manage the schedule, plan and budget of the team.',
    'You will work with the design, product and sales teams.',
    'You will handle tasks such as filing, inventory management, and stock rotation.',
  ])('keeps nouns together: %s', (text) => {
    expect(split(text)).toHaveLength(1);
  });

  it.each([
    'The technician is responsible for the repair of pumps.',
    'You will be part of a team of six.',
    'The project will change lives and build bridges.',
  ])('leaves alone: %s', (text) => {
    expect(split(text)).toBeUndefined();
  });

  it('gives each duty of a paragraph its words and its verb', () => {
    const { facts } = understand({
      job: {
        ...emptyJobText,
        title: 'Server',
        location: 'Savannah, GA',
        description:
          'The Server will be responsible for greeting guests, taking orders, and serving meals. The Server will also be responsible for handling payments.',
      },
      organization: { name: 'Acme' },
    });
    const duties = facts.filter(({ kind }) => kind === 'duty');
    expect(duties.map(({ text }) => text)).toEqual([
      'Greeting guests',
      'Taking orders',
      'Serving meals',
      'Handling payments',
    ]);
    expect(duties[0]?.source).toMatchObject({ quote: 'greeting guests' });
  });
});
