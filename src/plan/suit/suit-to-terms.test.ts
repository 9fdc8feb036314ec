import { expect, it } from 'vitest';
import { suitToTerms } from './suit-to-terms.ts';
import { sourceOf } from '../testing/source-of.ts';

const persona = {
  now: 'Drives a van. Looks for a steadier workload.',
  moves_for: ['The same van every day', 'A planner who answers'],
  held_back_by: ['A bonus at year end', 'The same van'],
  say_first: 'Which depot it is.',
  outreach: {
    opening: 'You drive.',
    question: 'Would one yard suit you better?',
    steps: ['Reply with the start time that suits you.', 'Tell me which roads you know.'],
  },
};
const suit = (given: string) =>
  suitToTerms(
    { motivators: [], personas: [persona, persona] } as never,
    sourceOf([], { title: { given, clean: given, singular: given } }).brief,
  ).personas;

it('promises no fixed week where somebody stands in for others', () => {
  const [first, second] = suit('Relief Driver');
  expect(first?.moves_for).toEqual(['A planner who answers']);
  expect(first?.outreach.question).toMatch(/^Would standing in/);
  expect(second?.outreach.question).not.toBe(first?.outreach.question);
  expect(first?.outreach.steps).toEqual(['Tell me which roads you know.']);
});

it('leaves a usual job as it is', () => expect(suit('Driver')[0]).toEqual(persona));

it('offers nobody to bring a truck of which the text says nothing', () => {
  const drawer = {
    motivators: [],
    personas: [{ ...persona, say_first: 'Whether they would sell the truck.' }],
  };
  const { brief } = sourceOf([]);
  expect(suitToTerms(drawer as never, brief).personas[0]?.say_first).toBe('What they do now.');
});

it('names no wish as a reason to move that the job itself denies', () => {
  const young = sourceOf([{ text: 'Join a fast paced startup', kind: 'culture' }]).brief;
  const wishes = ['A team large enough to share on-call', 'More to decide'];
  const [first] = suitToTerms(
    { motivators: [], personas: [{ ...persona, moves_for: wishes }] } as never,
    young,
  ).personas;
  expect(first?.moves_for).toEqual(['More to decide']);
  expect(first?.now).toBe('Drives a van.');
  const late = sourceOf([{ text: 'Saturday availability needed', kind: 'schedule' }]).brief;
  const [second] = suitToTerms(
    {
      motivators: [],
      personas: [{ ...persona, moves_for: ['Daytime hours', 'More to decide'] }],
    } as never,
    late,
  ).personas;
  expect(second?.moves_for).toEqual(['More to decide']);
});

it('names nothing as what holds people that the job offers as well', () => {
  const paid = sourceOf([{ text: 'Yearly bonus for every driver', kind: 'benefit' }]).brief;
  const [first] = suitToTerms({ motivators: [], personas: [persona] } as never, paid).personas;
  expect(first?.held_back_by).toEqual(['The same van']);
});

it('draws nobody with what the job does not say it gives, or with a post of leaders', () => {
  const wishes = ['Paid leave and sick pay', 'Real authority over the yard', 'One yard'];
  const motivators = [
    { name: 'Real authority', points: ['staff and money decided in the post'] },
    { name: 'Calm', points: ['one yard'] },
  ];
  const drawer = { motivators, personas: [{ ...persona, moves_for: wishes }] } as never;
  const title = { given: 'Driver', clean: 'Driver', singular: 'driver' };
  const bare = suitToTerms(drawer, sourceOf([], { title }).brief);
  expect(bare.personas[0]?.moves_for).toEqual(['One yard']);
  expect(bare.motivators.map(({ name }) => name)).toEqual(['Calm']);
  const paid = sourceOf([{ text: 'Sick pay from the first day', kind: 'benefit' }], {
    title,
  }).brief;
  expect(suitToTerms(drawer, paid).personas[0]?.moves_for).toEqual([
    'Paid leave and sick pay',
    'One yard',
  ]);
});
