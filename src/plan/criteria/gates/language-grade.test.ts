import { expect, it } from 'vitest';
import { sayGrade } from './language-grade.ts';

const facts = [{ text: 'Excellent command of English (C2 level)' }, { text: 'Very good Dutch' }];

it('names the grade of the language whose line names it', () => {
  expect(sayGrade(facts, 'English')).toBe(' (C2)');
  expect(sayGrade(facts, 'Dutch')).toBe('');
});
