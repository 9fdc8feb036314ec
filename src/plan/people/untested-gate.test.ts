import { expect, it } from 'vitest';
import type { Gate } from '../criteria/criterion.ts';
import type { PlannedPersona } from './planned-persona.ts';
import { findUntested, listUntested } from './untested-gate.ts';

const persona = (name: string, level = 'mid'): PlannedPersona =>
  ({ name, level, now: '', search: [] }) as unknown as PlannedPersona;
const gate = (kind: Gate['kind'], name: string): Gate => ({ kind, name }) as Gate;

const gates = [
  gate('education', 'Degree in glaze chemistry'),
  gate('experience', 'Experience in a pottery'),
  gate('experience', 'At least four years of relevant experience'),
  gate('credential', 'Kiln certificate'),
  gate('credential', "Valid driver's license"),
];
const names = (who: PlannedPersona): string[] => listUntested(who, gates).map(({ name }) => name);

it('tells the required items that a background does not show, papers first', () => {
  expect(names(persona('Chemist at a paint works'))).toEqual([
    'Kiln certificate',
    'Experience in a pottery',
    'Degree in glaze chemistry',
  ]);
});

it('takes what a career is known by for shown, and years of no beginner', () => {
  expect(names(persona('Chemist at another pottery'))).not.toContain('Experience in a pottery');
  expect(names(persona('Course graduate', 'entry'))).toContain(
    'At least four years of relevant experience',
  );
});

it('finds the first of them, and nothing that is asked of everyone alike', () => {
  expect(findUntested(persona('Chemist at a paint works'), gates)?.name).toBe('Kiln certificate');
  expect(findUntested(persona('Chemist'), [gate('condition', 'Weekends on call')])).toBeUndefined();
});
