import { expect, it } from 'vitest';
import type { PlannedPersona } from '../people/planned-persona.ts';
import { isSeasoned } from './seasoned.ts';

const persona = (name: string, opening: string, level: string): PlannedPersona =>
  ({ name, level, outreach: { opening } }) as unknown as PlannedPersona;

it('knows who has done the work for years', () => {
  expect(isSeasoned(persona('Rigger', 'You have spent many years in one yard.', 'mid'))).toBe(true);
  expect(isSeasoned(persona('Rigger by the day', 'Your profile shows temp work.', 'mid'))).toBe(
    true,
  );
  expect(isSeasoned(persona('New rigger', 'You finished a course.', 'entry'))).toBe(false);
});
