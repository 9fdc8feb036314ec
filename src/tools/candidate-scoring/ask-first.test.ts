import { expect, it } from 'vitest';
import type { Criterion } from '#plan/criteria/criterion.ts';
import { noForms } from '#shared/brief.ts';
import { askFirst } from './ask-first.ts';

const line: Criterion = {
  id: 'nets',
  name: 'Experience in mending nets',
  weight: 20,
  points: 10,
  origin: 'must',
  facts: [],
  competency: null,
  looksLike: '',
  question: 'Which net fooled you?',
  strong: '',
  weak: '',
  probe: '',
};
const duty: Criterion = {
  ...line,
  facts: [
    {
      id: 'duty',
      kind: 'duty',
      importance: 'must',
      text: 'Mend nets and sails for the fleet',
      short: '',
      terms: [],
      forms: { ...noForms, verbPhrase: 'mend nets and sails for the fleet' },
      source: { from: 'job', field: 'sourceText', quote: '', start: 0 },
    },
  ],
};

it('asks in the words of the job where somebody has done it, and leaves the case to the interview', () => {
  expect(askFirst(duty, 0, false)).toBe(
    'You would mend nets and sails for the fleet. Where have you done something like it, and how often?',
  );
  expect(askFirst(line, 0, false)).toBe(
    'Where did you last have to do with mending nets, and what was your own part in it?',
  );
});

it('takes no experience for granted where newcomers are welcome or it is only wished for', () => {
  expect(askFirst(duty, 0, true)).toMatch(/at work, in training or elsewhere\?$/);
  expect(askFirst({ ...line, origin: 'preferred' }, 0, false)).toMatch(/^What have you had to do/);
});
