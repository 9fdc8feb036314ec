import { expect, it } from 'vitest';
import type { OpenQuestion } from '#plan/questions/open-question.ts';
import { sourceOf } from '#plan/testing/source-of.ts';
import { flagRisks } from './draft.ts';
import { askPayOrScope, listDecisions, nameRecipient } from './draft-email.ts';

it('writes to the manager whom the job names', () => {
  expect(nameRecipient('the hiring manager')).toBe('Hiring manager');
  expect(nameRecipient('the dock manager')).toBe('Dock manager [name]');
  expect(nameRecipient('Dana Ruiz (shop foreman)')).toBe('Dana Ruiz (shop foreman)');
});

const low = { standing: 'below', spoken: '$19 an hour', median: '$24 an hour' };

it('asks for the decision that low pay leaves: more of it, or less asked for', () => {
  const source = sourceOf([{ kind: 'duty', text: 'Moor the ferry' }]);
  expect(askPayOrScope(source, { pay: low } as never)[0]?.ask).toBe(
    '$19 an hour lies below the median of the occupation, $24 an hour for all levels: may it rise, or which demand may go?',
  );
  expect(askPayOrScope(source, { pay: { ...low, standing: 'above' } } as never)).toEqual([]);
});

it('weighs low pay against a long list of duties', () => {
  const duties = [
    'ropes',
    'lamps',
    'radios',
    'charts',
    'decks',
    'pumps',
    'boats',
    'nets',
    'sails',
    'oars',
  ];
  const source = sourceOf(duties.map((what) => ({ kind: 'duty', text: `Mend the ${what}` })));
  expect(askPayOrScope(source, { pay: low } as never)[0]?.ask).toContain(
    'and the text lists many duties: may it rise, or which duties wait?',
  );
});

it('puts at most five decisions, the gravest first, and a long list only once', () => {
  const ask = (words: string, matter: string): OpenQuestion => ({
    ask: words,
    why: '',
    owner: 'Hiring manager',
    from: 'text',
    topic: words,
    matter,
  });
  const plan = {
    pay: low,
    observations: [
      {
        title: 'A long list',
        ask: 'Which?',
        text: '',
        mend: '',
        isRisk: true,
        matter: 'Many duties',
      },
    ],
    questions: [
      ask('Which days?', 'Office days'),
      ask('All four?', 'All or any'),
      ask('Who may sail?', 'Papers by law'),
      ask('How far?', 'Travel'),
      ask('Which house?', 'Which house'),
    ],
  };
  const found = listDecisions(sourceOf([]), plan as never).map(({ matter }) => matter);
  expect(found).toEqual([
    'Papers by law',
    'Pay or scope',
    'All or any',
    'Which house',
    'Office days',
  ]);
});

it('always flags something, or says that nothing stands out', () => {
  expect(flagRisks(['Pay'], ['Nights'])).toEqual(['Pay']);
  expect(flagRisks([], ['Nights', 'Mud'])).toEqual(['Nights']);
  expect(flagRisks([], [])).toEqual(['No risk stands out in the text']);
});
