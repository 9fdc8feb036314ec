import { expect, it } from 'vitest';
import { hearSpecialty, nameDepth } from './own-subject.ts';

it('hears what the title sets apart within the trade', () => {
  const hear = hearSpecialty('Senior Lute Teacher', 'music teacher');
  expect(hear('Experience in teaching the lute')).toBe(true);
  expect(hear('Experience in teaching music')).toBe(false);
  expect(hear('Senior posts')).toBe(false);
});

it('names no field where any would do', () => {
  expect(nameDepth('Experience in any industry')).toBeNull();
  expect(nameDepth('Experience in net making')).toBe('Experience in net making');
});
