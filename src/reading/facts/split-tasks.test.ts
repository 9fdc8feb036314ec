import { describe, expect, it } from 'vitest';
import { readJobText } from '../read-job-text.ts';
import { understand } from '../read-stored-job.ts';
import { emptyJobText } from '../stored/job-text.ts';
import { splitTasks } from './split-tasks.ts';

const split = (text: string): string[] | undefined =>
  splitTasks({ text, role: 'overview', shape: 'sentence', also: [] })?.map((part) => part.text);

describe('splitTasks', () => {
  it('keeps the verbs of one aim with what they act on', () => {
    expect(
      split('You will give crews the parts to run, mend and clean pumps, and log every visit.'),
    ).toEqual(['give crews the parts to run, mend and clean pumps', 'log every visit']);
  });

  it('takes no step of the selection for work', () => {
    expect(
      split("As part of the recruitment process, you'll be asked to plan a menu and cook it."),
    ).toBeUndefined();
  });

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
      'The main function of this job is to follow set procedures to complete the following: milk the cows, prepare the feed, and load the tanker.',
      ['milk the cows', 'prepare the feed', 'load the tanker'],
    ],
    [
      'Their day-to-day tasks will include managing the herd, feed and fences; planning the milking; and ensuring that the vet is called.',
      [
        'managing the herd, feed and fences',
        'planning the milking',
        'ensuring that the vet is called',
      ],
    ],
    [
      'Farm hands daily duties include preparing and clearing pens for the calves, operate the feed mixer safely and repair fences.',
      [
        'preparing and clearing pens for the calves',
        'operate the feed mixer safely and repair fences',
      ],
    ],
    [
      'The Guard will also build trust with pupils and participate in safety drills.',
      ['build trust with pupils', 'participate in safety drills'],
    ],
    [
      'You will be responsible for drawing samples, testing them, and keeping the log of the vats.',
      ['drawing samples and testing them', 'keeping the log of the vats'],
    ],
    [
      'This includes setting up the press, mixing inks and keeping the log.',
      ['setting up the press', 'mixing inks', 'keeping the log'],
    ],
    [
      'We are looking for a gardener to mow the lawns and prune the roses.',
      ['mow the lawns', 'prune the roses'],
    ],
    [
      'I am looking for a cook to prepare lunches , wash up , you will need a hygiene card.',
      ['prepare lunches , wash up', 'you will need a hygiene card'],
    ],
    [
      'Successful candidates will be responsible for mending pipes, leak detection, and keeping the stores safe.',
      ['mending pipes and leak detection', 'keeping the stores safe'],
    ],
    ['Your main task is to repair old clocks.', ['repair old clocks']],
    [
      'As our tuner you will play a key role in tuning pianos, restringing harps, and keeping the log.',
      ['tuning pianos', 'restringing harps', 'keeping the log'],
    ],
    [
      'This is a hands-on role focused on designing, building, and mending harps.',
      ['designing, building, and mending harps'],
    ],
    [
      'This is a hands-on job where you will tune pianos and restring harps.',
      ['tune pianos and restring harps'],
    ],
    ['You will be tuning pianos in schools.', ['tuning pianos in schools']],
    [
      'The Porter is responsible for loading, sorting and moving parcels.',
      ['loading, sorting and moving parcels'],
    ],
    ['The technician is responsible for the repair of pumps.', ['the repair of pumps']],
    [
      'This position is responsible for the parking of vans, driving cars to the lot.',
      ['the parking of vans', 'driving cars to the lot'],
    ],
    [
      'The Clerk will be responsible for day-to-day tasks including ropes and sails, berth fees, rigging, and providing advice to crews.',
      ['ropes and sails', 'berth fees', 'rigging', 'providing advice to crews'],
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
    'The service team is responsible for repairing pumps.',
    'We are looking for a clerk to join our office.',
    'We need somebody with the ability to lift sacks.',
    'The purpose of this job description is to give an overview.',
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

  it('reads the work that stands in the next sentence or in a thing one answers for', () => {
    const { facts } = understand({
      job: readJobText(
        'Press Operator\nAcme\nSavannah, GA\n\nThe Press Operator will be responsible for the presses of two halls. This includes setting up plates, mixing inks, and keeping the log.\n\nRequirements\n- Two years at a press',
      )!,
      organization: { name: 'Acme' },
    });
    const duties = facts.filter(({ kind }) => kind === 'duty');
    expect(duties.map(({ text }) => text)).toEqual([
      'The presses of two halls',
      'Setting up plates',
      'Mixing inks',
      'Keeping the log',
    ]);
    expect(duties[0]?.forms.verbPhrase).toBe('be responsible for the presses of two halls');
  });

  it.each([
    'The rigger is responsible for mending old masts, as well as planning, drawing, and building new masts for the fleet.',
    'The rigger is responsible for the making of mast plans, to meet the wishes of skippers and to keep the yard busy.',
  ])('parts no row whose last verb waits, and no aim: %s', (text) => {
    expect(splitTasks({ text, role: 'duty', shape: 'sentence', also: [] })?.length ?? 1).toBe(1);
  });
});

it('keeps a row of words before their thing together', () => {
  const parts = splitTasks({
    text: 'In this role, you will sort mail with care across hired, chartered, and paid boats.',
    role: 'overview',
    shape: 'sentence',
    also: [],
  });
  expect(parts?.map(({ text }) => text)).toEqual([
    'sort mail with care across hired, chartered, and paid boats',
  ]);
});
