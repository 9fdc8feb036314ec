import { expect, it } from 'vitest';
import { sourceOf } from '../testing/source-of.ts';
import { findTitleBonus, listDecisive, sayEnd } from './decisive.ts';

const other = (text: string) => sourceOf([{ kind: 'other', text }]);

it('says when a contract ends', () => {
  expect(sayEnd(other('Status: full time, temporary until May 2027 or return'))).toBe(
    'It is a temporary contract until May 2027.',
  );
  expect(sayEnd(other('A 12-month fixed-term contract'))).toBe(
    'The contract is temporary, for 12 months.',
  );
  expect(sayEnd(other('You stay until the last truck is loaded'))).toBe('');
});

it('names the client and who is welcome', () => {
  expect(listDecisive(other('Join the crew working on major Harlow Framework'), '')).toEqual([
    'The work is on the Harlow framework.',
  ]);
  expect(listDecisive(other('Loading trucks'), 'The posting is open to new graduates.')).toEqual([
    'The posting is open to new graduates.',
  ]);
});

it('reads the bonus of the title', () => {
  const source = other('Loading trucks');
  const title = { ...source.brief.title, given: 'Driver - $5,000 Sign On Bonus!' };
  expect(findTitleBonus({ ...source, brief: { ...source.brief, title } })).toBe(
    'a $5,000 sign-on bonus',
  );
  expect(findTitleBonus(source)).toBeNull();
});
