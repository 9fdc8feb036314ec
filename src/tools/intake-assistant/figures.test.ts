import { expect, it } from 'vitest';
import { sourceOfText } from '../writing-suite/source-of-text.ts';
import { draftIntake } from './draft.ts';
import { computeIntakeFigures } from './figures.ts';

it('proposes what ends it on the card where nothing is demanded, and ranks one kind of wish as preferred', () => {
  const source = sourceOfText(`Upholsterer
Elm Rise Furniture
Red Deer, AB

$30 an hour.

Responsibilities:
- Cut and sew covers for chairs and benches
- Rebuild seats with springs and webbing

Experience with leather would be a bonus.`);
  const figures = computeIntakeFigures(source);
  expect(figures.mustHaves[0]).toMatch(/\(proposed; none is stated\)$/);
  expect(figures.preferred[0]).toMatch(/leather/i);
  expect(figures.niceToHave).toEqual(['None is stated']);
  expect(draftIntake(source, figures).howTested[0]?.howTested).toMatch(/scored as/);
});
