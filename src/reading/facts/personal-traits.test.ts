import { expect, it } from 'vitest';
import { namesOnlyTraits } from './personal-traits.ts';

it.each([
  'Asthma',
  'Deafness or hearing loss',
  'Autoimmune disorder, for example, lupus or HIV/AIDS',
  'Veterans and people with disabilities',
  'Race, colour, religion or sex',
])('is never asked for: %s', (text) => {
  expect(namesOnlyTraits(text)).toBe(true);
});

it.each([
  'Experience with autism and dementia care',
  'Cut and colour hair',
  'Colour',
  'Care for patients with diabetes',
  'Run the veterans outreach desk',
  'Asian kitchens',
])('may be asked for: %s', (text) => {
  expect(namesOnlyTraits(text)).toBe(false);
});
