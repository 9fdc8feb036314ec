import { expect, it } from 'vitest';
import type { Criterion } from '../criteria/criterion.ts';
import { stepsOfWork } from './steps-of-work.ts';

const line = (name: string): Criterion => ({ id: name, name, origin: 'duty' }) as Criterion;
const lines = ['Dyeing yarn', 'Mending looms', 'Keeping stock'].map(line);
const step = (name: string, who: string) => ({ name, who, focus: ['The till'], minutes: 40 });
const call = step('Call at noon', 'Recruiter');

it('names the steps around an exercise of another trade by what is scored in them', () => {
  const steps = stepsOfWork(
    [call, step('Practical at the till', 'Shop manager'), step('Talk with the lead', 'Lead')],
    lines,
    true,
  );
  expect(steps.map(({ name }) => name)).toEqual([
    'First call',
    'Exercise and interview',
    'Second interview',
  ]);
  expect(steps.flatMap(({ focus }) => focus)).not.toContain('The till');
  expect(steps[1]?.focus).toEqual(['Dyeing yarn', 'Mending looms']);
  expect(steps[1]?.who).toBe('Shop manager');
});

it('scores nothing where people only meet, and names nobody of a trade that does not fit', () => {
  const steps = stepsOfWork(
    [call, step('Practical at the till', 'Shop manager'), step('Visit', 'Students')],
    lines,
    false,
  );
  expect(steps[2]?.name).toBe('Meeting the team');
  expect(steps[1]?.who).not.toContain('Shop');
});
