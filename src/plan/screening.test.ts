import { expect, it } from 'vitest';
import { askGates, sayAnchors } from './screening.ts';
import { sourceOf } from './testing/source-of.ts';

it('puts no second stop behind a quotation that has one', () => {
  expect(
    sayAnchors({ question: 'What did you do?', strong: 'One case', weak: '"It was the others."' }),
  ).toBe('What did you do? Strong: one case. Weak: "It was the others."');
});

it('asks for a paper that may still be obtained as one of two', () => {
  const name = 'Boiler operator license or willingness to obtain one';
  const [asked] = askGates(
    [{ name, kind: 'credential', howChecked: '', when: '' }],
    sourceOf([{ kind: 'licence', text: name }]),
  );
  expect(asked?.question).toContain(
    'Do you hold a boiler operator license, or would you obtain one?',
  );
});
