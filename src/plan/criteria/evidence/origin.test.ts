import { expect, it } from 'vitest';
import { toFact } from '../fact-for-tests.ts';
import { originOf } from './origin.ts';

it('takes what a house works with for its work, and not for a wish', () => {
  const toTool = (text: string) => toFact(text, { kind: 'tool', importance: 'preferred' });
  expect(originOf([toTool('Stack experience - our tech stack includes Loomly and Felt')])).toBe(
    'duty',
  );
  expect(originOf([toTool('Experience with Loomly')])).toBe('preferred');
});

it('takes no tool of the stack of a house for a must', () => {
  const stack = 'Stack experience - our tech stack includes Loomly and Felt';
  expect(originOf([toFact(stack, { kind: 'tool' })])).toBe('duty');
  expect(originOf([toFact('Experience with Loomly', { kind: 'tool' })])).toBe('must');
});
