import { expect, it } from 'vitest';
import { checkOf } from './gate-checks.ts';

it('asks a school that everybody attends for no subject', () => {
  expect(checkOf('education', 'High school diploma or GED').howChecked).not.toContain('subject');
  expect(checkOf('education', 'Degree in forestry').howChecked).toContain('subject');
});

it('asks for no paper of what is only begun', () => {
  expect(checkOf('credential', 'Working towards a dive certificate').when).toBe('First call');
  expect(checkOf('credential', 'Dive certificate').when).toContain('seen before the offer');
});

it('asks for no document of a paper that may still be got', () => {
  const { howChecked, when } = checkOf('credential', 'Ability to obtain a crane license');
  expect(howChecked).toContain('could not get it');
  expect(when).toBe('First call');
});
