import { expect, it } from 'vitest';
import { toComposite } from './criteria/composite-gates.ts';
import { askGates, sayAnchors } from './screening.ts';
import { sourceOf } from './testing/source-of.ts';

it('puts no second stop behind a quotation that has one', () => {
  expect(
    sayAnchors({ question: 'What did you do?', strong: 'One case', weak: '"It was the others."' }),
  ).toBe('What did you do? Strong: one case. Weak: "It was the others."');
});

const askOf = (text: string): string | undefined => {
  const source = sourceOf([{ kind: 'licence', text }], { credentials: [] });
  const gates = source.brief.facts.flatMap((fact) => toComposite(fact) ?? []);
  return askGates(gates, source)[0]?.question;
};

it('asks for a paper that may still be obtained as one of two', () => {
  expect(askOf('Boiler operator license or willingness to obtain one')).toContain(
    'Do you hold a boiler operator license? If not: would you obtain it?',
  );
});

it('is open for every way in which a demand can be met, and for what may be obtained later', () => {
  expect(
    askOf(
      'Must possess: (1) a state tree-felling card OR proof that the exam was passed, (2) a first aid certificate; OR be willing to obtain all of the above within 9 months of hire',
    ),
  ).toContain(
    'Which of these do you have: (a) state tree-felling card or proof that the exam was passed; (b) a first aid certificate? Whatever is missing: would you obtain it within 9 months of hire?',
  );
  expect(
    askOf(
      'Completion of the state deckhand course, or currently attending the state deckhand course, or two years of service on a ferry',
    ),
  ).toContain(
    'Which of these is true of you: (a) completion of the state deckhand course; (b) currently attending the state deckhand course; (c) two years of service on a ferry?',
  );
});
