import { expect, it } from 'vitest';
import { givesExamples } from './gives-examples.ts';

it.each([
  'Lead Climber, ABC or similar',
  'Certifications such as ABC, DEF',
  'A relevant qualification (e.g. ABC)',
  'ABC or equivalent qualification',
])('takes any one of the kind of "%s"', (text) => {
  expect(givesExamples(text)).toBe(true);
});

it.each(['Valid ABC card', 'Bakery experience or similar', 'ABC certified'])(
  'asks for "%s" itself',
  (text) => {
    expect(givesExamples(text)).toBe(false);
  },
);
