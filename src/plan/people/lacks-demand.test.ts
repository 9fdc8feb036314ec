import { expect, it } from 'vitest';
import { loadDrawer } from '#knowledge/load-drawers.ts';
import type { Gate } from '../criteria/criterion.ts';
import { isLacking } from './lacks-demand.ts';

const drawer = loadDrawer('trades/logistics/lorry-driver.yaml');
const someone = drawer.personas[0]!;

const lacks = (name: string, demand: string, level: 'entry' | 'mid' = 'entry'): boolean =>
  isLacking(
    { ...someone, name, level, held_back_by: [] },
    { kind: 'experience', name: demand } as Gate,
    drawer,
  );

it('looks for nobody who has only just begun where the work must have been done', () => {
  expect(
    lacks('New licence holder not yet accepted by insurers', 'Previous experience as a driver'),
  ).toBe(true);
  expect(lacks('Newly qualified planner', 'Post-qualification experience')).toBe(true);
  expect(lacks('Driver of a smaller truck', 'Previous driving experience')).toBe(false);
  expect(lacks('New licence holder', 'Previous experience as a driver', 'mid')).toBe(false);
});

it('leaves them in where a course or a placement will do', () => {
  expect(lacks('Newly qualified planner', 'Some experience, which may be a placement')).toBe(false);
  expect(lacks('Recent graduate', 'Experience or a degree in the field')).toBe(false);
});
