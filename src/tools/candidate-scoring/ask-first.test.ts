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
  expect(askFirst(duty, 0, false).ask).toBe(
    'You would mend nets and sails for the fleet. Where have you done something like it, and how often?',
  );
  expect(askFirst(line, 0, false).ask).toBe(
    'The job asks for mending nets. Where was that for you, from when to when, and what was your own part?',
  );
});

it('takes no experience for granted where newcomers are welcome or it is only wished for', () => {
  expect(askFirst(duty, 0, true).ask).toMatch(/at work, in training or elsewhere\?$/);
  expect(askFirst({ ...line, origin: 'preferred' }, 0, false).ask).toMatch(
    /^A plus, and not required: mending nets\./,
  );
});

it('marks what is asked, and not what the interview asks', () => {
  const marked = { ...duty, strong: 'Names the knot that held', weak: 'Never lost sails' };
  expect(askFirst(marked, 0, false).strong).toMatch(/their own part/);
  const ofTrade = { ...marked, competency: 'nets', facts: [] };
  expect(askFirst(ofTrade, 0, false)).toEqual({
    ask: 'Which net fooled you?',
    strong: 'Names the knot that held',
    weak: 'Never lost sails',
  });
});

it('asks for the share of the week where a line has a name and no words of its own', () => {
  const { ask, strong } = askFirst({ ...line, name: 'Net repair' }, 0, false);
  expect(ask).toBe(
    'How much of your last job was net repair, and which part of it did you do yourself?',
  );
  expect(strong).toMatch(/share of the week/);
});

const asking = (name: string, text: string): Criterion => ({
  ...line,
  name,
  facts: duty.facts.map((fact) => ({
    ...fact,
    kind: 'skill' as const,
    text,
    short: text,
    source: { ...fact.source, quote: text },
    forms: noForms,
  })),
});

it.each([
  [
    'Tide tables',
    'Good knowledge of tide tables',
    'You would have to know tide tables. For which case did you last use that, and how?',
  ],
  [
    'Harbor area and its moorings',
    'Knowledge of the harbor area and its moorings',
    'You would have to know the harbor area and its moorings. How do you know it, and when did that last help somebody?',
  ],
  [
    'Spoken Portuguese',
    'Spoken Portuguese',
    'The job asks for spoken Portuguese. Where do you use it today, and with whom?',
  ],
  [
    'Rope work on deck',
    'Three years of rope work on deck',
    'The job asks for rope work on deck. Where have you done that, and what did you do yourself?',
  ],
])('asks about %s what can be answered', (name, text, asked) => {
  expect(askFirst(asking(name, text), 1, false).ask).toBe(asked);
});

it('puts no paper and no half sentence into a question about work', () => {
  const ofTrade = {
    ...asking('Watch at night', 'Must possess a valid helmsman permit'),
    competency: 'watch',
  } as unknown as Criterion;
  expect(askFirst(ofTrade, 0, false).ask).toBe('Which net fooled you?');
});
