import { expect, it } from 'vitest';
import { askFirst, listAsks, listOwnAsks } from './ask.ts';

const mail = (text: string) => ({ stage: 'First contact', day: 0, subject: 'A job', text });
const messages = (question: string, asks: string[] = []) => ({
  mails: [mail(`Your days are long.\n\nHarrow hires. ${question}\n\n[your name]\nNo is fine.`)],
  asks,
});

it('ends with the question of the trade where it stands by itself', () => {
  expect(askFirst(messages('Which ticket would you keep, [First name]?'), '', [], 0)).toBe(
    'Which ticket would you keep?',
  );
});

it('asks nothing that hangs on a text that is not shown', () => {
  const asks = ['Tell me which days must stay free.'];
  for (const question of [
    'Which of those would you not move without?',
    'Shall I ask them?',
    'How many do you handle in a normal week?',
    'Would Harrow be near enough for you?',
  ])
    expect(askFirst(messages(question, asks), '', ['Harrow'], 0)).toBe(
      'Could you tell me which days must stay free?',
    );
});

it('asks for an answer to the question that the letter begins with', () => {
  expect(askFirst(messages('Which ticket would you keep?'), 'How was your week?', [], 0)).toBe(
    'One line back is enough. Or shall I call?',
  );
});

it('promises no visit and always has two next steps', () => {
  const own = messages('', ['Pick a service to come and watch.', 'Name the dish that is yours.']);
  expect(listOwnAsks(own)).toEqual(['Name the dish that is yours.']);
  expect(listAsks(own, 1)).toEqual([
    'Name the dish that is yours.',
    'Reply yes, and I will send the full posting.',
  ]);
});
