import { describe, expect, it } from 'vitest';
import { placeCuts } from './place-cuts.ts';

const reason = 'Nobody said so.';
const place = (text: string, uncut: unknown, content: unknown, ...others: string[]) =>
  placeCuts(
    [text, ...others].map((one) => ({ text: one, reason })),
    { uncut, content },
  )[0]?.back;

describe('a statement that was taken out', () => {
  it('goes back into the text it stood in', () => {
    const uncut = { mails: [{ text: 'Hello. We pay for your move. Bye.' }] };
    const content = { mails: [{ text: 'Hello. Bye.' }] };
    expect(place('We pay for your move.', uncut, content)).toEqual({
      path: ['mails', 0, 'text'],
      value: 'Hello. We pay for your move. Bye.',
    });
  });

  it('goes back without the others of the same text', () => {
    const uncut = { text: 'Hello. We pay. We train. Bye.' };
    expect(place('We pay.', uncut, { text: 'Hello. Bye.' }, 'We train.')?.value).toBe(
      'Hello. We pay. Bye.',
    );
  });

  it('goes back into a list at its place, without the other lines that were taken out', () => {
    const uncut = { points: ['Days only', 'A car', 'A bonus', 'Training'] };
    const content = { points: ['Days only', 'Training'] };
    expect(place('A bonus', uncut, content, 'A car')).toEqual({
      path: ['points'],
      value: ['Days only', 'A bonus', 'Training'],
    });
  });

  it('stays out where nobody can tell its place', () => {
    const uncut = { steps: [{ name: 'A bonus round' }, { name: 'Talk' }] };
    expect(place('A bonus round', uncut, { steps: [{ name: 'Talk' }] })).toBeUndefined();
    expect(place('Not there', { text: 'Hello.' }, { text: 'Hello.' })).toBeUndefined();
  });
});
