import { expect, it } from 'vitest';
import { makePlan } from '#plan/plan.ts';
import { listFitting } from '#plan/people/planned-persona.ts';
import { computeScoringFigures } from '../candidate-scoring/figures.ts';
import { computeScorecardFigures } from '../scorecard-assistant/figures.ts';
import { computeSynopsisFigures } from '../hiring-synopsis/figures.ts';
import { sourceOfText } from './source-of-text.ts';

const warehouse = sourceOfText(`Warehouse Associate
Larch Timber Supply
Akron, OH

Responsibilities:
- Operate a forklift to move boards
- Pick and pack orders for customers
- Count the inventory every week
- Load and unload trucks

Requirements:
- Forklift certification
- Two years of experience in a warehouse`);
const { personas } = makePlan(warehouse);

it('writes to nobody who lacks a must while others of the trade have it', () => {
  expect(personas.filter(({ lacks }) => lacks.length > 0)).toEqual([]);
  expect(personas.length).toBeGreaterThanOrEqual(3);
});

it('ranks the same careers alike in fit, marks and synopsis, one to hire and one not', () => {
  const { profiles } = computeScorecardFigures(warehouse);
  const marks = profiles.map(({ weighted }) => weighted);
  expect(marks).toEqual(marks.toSorted((a, b) => b - a));
  expect(profiles[0]?.band).toMatch(/hire$/i);
  expect(profiles[0]?.band).not.toBe('noHire');
  expect(profiles[0]?.band).not.toBe('maybeHire');
  expect(profiles.map(({ band }) => band)).toContain('noHire');
  const fits = computeSynopsisFigures(warehouse).profiles.map(({ fitScore }) => fitScore);
  expect(fits).toEqual(personas.map(({ fit }) => fit));
  expect(new Set(fits).size).toBe(fits.length);
});

it('has all four tiers', () => {
  expect(computeScoringFigures(warehouse).tiers).toHaveLength(4);
});

it('plans no contact with careers that a stated must rules out', () => {
  const text = (demand: string): string => `Production Operative
Larch Panels
Leeds, United Kingdom

You will run the press, pack finished panels and check them against the sheet on the line.

Essential:
- ${demand}
- Attention to detail`;
  const namesOf = (demand: string): string[] =>
    listFitting(makePlan(sourceOfText(text(demand))).personas).map(({ id }) => id);
  expect(namesOf('Previous experience in a manufacturing environment')).not.toContain(
    'service-changer',
  );
});
