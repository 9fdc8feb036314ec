import { expect, it } from 'vitest';
import type { OpenQuestion } from '#plan/questions/open-question.ts';
import { sourceOf } from '#plan/testing/source-of.ts';
import { flagRisks, nameConcerns } from './draft.ts';
import { askPayOrScope, listDecisions, nameRecipient, sayDecision } from './draft-email.ts';

it('writes to the manager whom the job names', () => {
  expect(nameRecipient('the hiring manager')).toBe('Hiring manager');
  expect(nameRecipient('the dock manager')).toBe('Dock manager [name]');
  expect(nameRecipient('Dana Ruiz (shop foreman)')).toBe('Dana Ruiz (shop foreman)');
});

const low = { standing: 'below', spoken: '$19 an hour', median: '$24 an hour' };

it('asks for the decision that low pay leaves: more of it, or less asked for', () => {
  const source = sourceOf([{ kind: 'duty', text: 'Moor the ferry' }]);
  expect(askPayOrScope(source, { pay: low } as never)[0]?.ask).toBe(
    '$19 an hour is below the median of the occupation, $24 an hour for all levels. Can it go up, or which requirement can go?',
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
    'and the ad lists many duties. Can it go up, or which duties can wait?',
  );
});

it('puts at most four decisions, the gravest first, and a long list only once', () => {
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
    criteria: [],
    gates: [],
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
  expect(found).toEqual(['Papers by law', 'Pay or scope', 'All or any', 'Which house']);
});

it('always flags something, or says that nothing stands out', () => {
  expect(flagRisks(['Pay'], ['Nights'])).toEqual(['Pay']);
  expect(flagRisks([], ['Nights', 'Mud'])).toEqual(['Nights']);
  expect(flagRisks([], [])).toEqual(['No risk stands out in the text']);
});

it('recommends by the card what comes first in a long list', () => {
  const line = (name: string) => ({ id: name, name, origin: 'duty', facts: [], weight: 20 });
  const plan = {
    criteria: ['Mooring boats', 'Charts', 'Radio', 'Ropes'].map(line),
  };
  expect(
    sayDecision(
      { matter: 'Many duties', ask: 'Which three take most of the week?', owner: 'Hiring manager' },
      plan as never,
    ),
  ).toBe(
    'Which three take most of the week? I recommend putting mooring boats, charts and radio first and letting the rest wait. If I hear nothing, I will put the first three at the top of the posting.',
  );
});

it('says what it would do where nothing is recommended', () => {
  expect(sayDecision({ matter: 'Union', ask: 'Which terms?', owner: 'HR' }, { criteria: [] })).toBe(
    'Which terms? (HR) If I hear nothing, I will name the agreement without its terms.',
  );
});

it('names a worry of the career where the card leaves nothing in doubt', () => {
  const persona = { held_back_by: ['A manager they like working for'] };
  expect(nameConcerns(persona, [null, null])).toEqual([
    'May hesitate over: a manager they like working for',
  ]);
  expect(nameConcerns(persona, [null, 'Test first: ropes'])).toEqual(['Test first: ropes']);
  expect(nameConcerns({ held_back_by: [] }, [null])).toHaveLength(1);
});
