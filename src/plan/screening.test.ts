import { expect, it } from 'vitest';
import { sayAnchors } from './screening.ts';

it('puts no second stop behind a quotation that has one', () => {
  expect(
    sayAnchors({ question: 'What did you do?', strong: 'One case', weak: '"It was the others."' }),
  ).toBe('What did you do? Strong: one case. Weak: "It was the others."');
});
