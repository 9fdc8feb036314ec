import { expect, it } from 'vitest';
import type { Brief } from '#shared/brief.ts';
import { findNamedCareers } from './named-careers.ts';

const find = (title: string, { said = [], asked = [] }: { said?: string[]; asked?: string[] }) =>
  findNamedCareers({
    language: 'en',
    title: { given: title, clean: title, singular: title.toLowerCase() },
    roleSaid: said.map((text) => ({ text })),
    hints: [],
    facts: asked.map((text) => ({ kind: 'experience', importance: 'must', text })),
  } as unknown as Brief);

it('hears whom the text says the job would suit, without the praise before the name', () => {
  expect(
    find('Lighthouse Engineer', {
      said: [
        'This post would suit a keen, well organised Lamp Technician or a Buoy Mechanic who likes the sea.',
      ],
    }),
  ).toEqual({ titles: ['lamp technician', 'buoy mechanic'], isSure: true });
});

it('hears what people may have been before, and leaves out what the title says itself', () => {
  expect(
    find('Dye House Planner', {
      asked: ['Three years of experience as a Colour Matcher, Dye House Planner or similar role'],
    }),
  ).toEqual({ titles: ['colour matcher'], isSure: false });
});

it.each([
  'This role would suit a confident individual who enjoys the water.',
  'The role is ideal for someone who is passionate about boats.',
  'You will need experience as a team player.',
])('takes nobody in particular for no career: %s', (said) => {
  expect(find('Boat Builder', { said: [said], asked: [said] })).toBeNull();
});
