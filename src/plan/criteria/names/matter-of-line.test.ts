import { expect, it } from 'vitest';
import { toMatter } from './matter-of-line.ts';

it.each([
  ['Bend copper gutters for use in our harbour projects', 'Bend copper gutters'],
  ['Drive the ferry across the bay to support summer festivals', 'Drive the ferry across the bay'],
  ['Ability to mend nets', 'Ability to mend nets'],
  ['Take the time to mend nets', 'Take the time to mend nets'],
  ['Paint the hulls, ensuring compliance with harbour rules', 'Paint the hulls'],
  ['Enter updates to lists of moorings', 'Enter updates to lists of moorings'],
  ['Respond to calls from the lighthouse', 'Respond to calls from the lighthouse'],
])('leaves out what the work is good for: %s', (line, matter) => {
  expect(toMatter(line)).toEqual({ text: matter, isOfOthers: false });
});

it('takes the work and not the people it is done with', () => {
  expect(toMatter('Work closely with product managers to define tariffs for moorings')).toEqual({
    text: 'define tariffs for moorings',
    isOfOthers: false,
  });
  expect(toMatter('Work with the purchasing team').isOfOthers).toBe(true);
  expect(toMatter('Mentor and coach boat designers').isOfOthers).toBe(true);
  expect(toMatter('Training an assistant sail maker').isOfOthers).toBe(true);
});

it('finds no work in training that is received, in wishes and in who is reported to', () => {
  for (const line of [
    'Actively participates in trainings and coaching sessions',
    'Passionate about teaching sailing',
    'The harbour master will report to the mayor',
  ])
    expect(toMatter(line).text).toBe('');
});

it.each([
  'This is a demanding role suited to a born weaver',
  'You will not create new patterns',
  'Manage multiple looms and projects at once with competing deadlines',
  'Our team consists of weavers and dyers',
])('"%s" tells of no work', (line) => {
  expect(toMatter(line).text).toBe('');
});

it('hears no work in training that somebody is given', () => {
  expect(toMatter('Undertake additional training as directed by the mill').text).toBe('');
  expect(toMatter('Fully and gladly complete all required loom training').text).toBe('');
});

it.each([
  [
    'Acting as the pilot’s right hand to plan the tides for every berth',
    'plan the tides for every berth',
  ],
  [
    'Bringing flair to the galley by finding smarter ways to cut bread and flour waste',
    'cut bread and flour waste',
  ],
  ['Serve as a member of the crew', 'Serve as a member of the crew'],
  [
    'Bake everything from small pies in the kiosk to wedding cakes',
    'Bake everything from small pies in the kiosk to wedding cakes',
  ],
])('finds the work behind a flourish, and both ends of a range: %s', (line, matter) => {
  expect(toMatter(line).text).toBe(matter);
});
