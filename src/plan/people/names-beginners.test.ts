import { expect, it } from 'vitest';
import { namesBeginners } from './names-beginners.ts';
import { sourceOf } from '../testing/source-of.ts';

const titled = (given: string) => ({ title: { given, clean: given, singular: given } as never });
const ask = (text: string, title = 'Glazier', gates: { kind: 'education' }[] = [], min = 0) =>
  namesBeginners(
    sourceOf([{ kind: 'other', text }], {
      ...titled(title),
      seniority: { level: null, years: { min, max: null } } as never,
    }).brief,
    gates,
  );

it('hears when a job is written for beginners, and not only open to them', () => {
  expect(ask('This is an entry-level position for recent graduates.')).toBe(true);
  expect(ask('Cuts glass.', 'Apprentice Glazier')).toBe(true);
  expect(ask('Recent graduates are welcome.')).toBe(false);
  expect(ask('An entry-level position.', 'Glazier', [], 2)).toBe(false);
  expect(ask('An entry-level position leads to it.', 'Glazing Supervisor')).toBe(false);
  expect(ask('No experience required.')).toBe(true);
  expect(ask('A good start for anyone who has considered working in a glass house.')).toBe(true);
  expect(ask('Experience preferred but not required.')).toBe(false);
  expect(ask('No experience required.', 'Glass Chemist', [{ kind: 'education' }])).toBe(true);
});
