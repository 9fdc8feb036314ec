import { expect, it } from 'vitest';
import { sourceOf } from '../testing/source-of.ts';
import { findTraining, isBareTraining, sayTraining, isRouteOfSome } from './say-training.ts';

it.each([
  [
    'We provide training for forklifts; reach trucks, and cranes',
    'Training is given for forklifts, reach trucks, and cranes.',
  ],
  ['Experience preferred but will train the right person', 'They will train the right person.'],
  ['No prior experience needed, just come by', 'No experience is needed.'],
  ['No prior rigging experience is needed', 'No rigging experience is needed.'],
  [
    'No sailing experience required, as we train every deck hand',
    'No sailing experience is needed, and training is given.',
  ],
  ['Uniform and paid training', 'The posting promises paid training.'],
])('tells %s as a sentence', (text, said) => {
  expect(sayTraining(text)).toBe(said);
});

it('finds what is given among the duties, and no torn line', () => {
  expect(
    findTraining(
      sourceOf([
        { kind: 'benefit', text: 'Growth- offer free training for cranes' },
        { kind: 'duty', text: 'Provide training to new drivers' },
        { kind: 'duty', text: 'We provide training for cranes' },
      ]),
    ),
  ).toBe('We provide training for cranes');
});

it('does not promise that nobody needs experience where some do', () => {
  expect(
    sayTraining('Experience is not always necessary as we provide training to all our staff'),
  ).toBe('Experience is not always necessary, and training is given.');
});

it.each([
  ['training on the job', true],
  ['paid training', true],
  ['training in first aid', false],
  ['a training budget', false],
])('"%s" tells only that there is training: %s', (benefit, isBare) => {
  expect(isBareTraining(benefit)).toBe(isBare);
});

it('knows a way that is open to some people only', () => {
  expect(isRouteOfSome('Divers with less than one year will be referred to the dive school')).toBe(
    true,
  );
  expect(isRouteOfSome('Full training is given to everybody')).toBe(false);
});
