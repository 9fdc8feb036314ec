import { expect, it } from 'vitest';

import { listAssumed, listIntakeQuestions } from './intake-questions.ts';

it('asks what is open before what is assumed, and the risky before the rest', () => {
  const flags = [
    { assumption: 'Anybody can climb.', riskLevel: 'Medium', mitigation: 'Ask' },
    { assumption: 'Pay is known.', riskLevel: 'High', mitigation: 'Write it out' },
    { assumption: 'Left open: When is the start?', riskLevel: 'Medium', mitigation: 'The plan' },
    { assumption: 'Left open: How many people?', riskLevel: 'High', mitigation: 'The talks' },
  ];
  expect(listIntakeQuestions(flags)).toEqual([
    { question: 'How many people?', why: 'The talks' },
    { question: 'When is the start?', why: 'The plan' },
    { question: 'Is this true: Pay is known.', why: 'Write it out' },
    { question: 'Is this true: Anybody can climb.', why: 'Ask' },
  ]);
  expect(listAssumed(flags).map(({ question }) => question)).toEqual([
    'Is this true: Pay is known.',
    'Is this true: Anybody can climb.',
  ]);
});
