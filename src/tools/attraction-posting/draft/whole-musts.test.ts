import { expect, it } from 'vitest';
import { sourceOf } from '#plan/testing/source-of.ts';
import type { Fact } from '#shared/brief.ts';
import { listWholeMusts } from './whole-musts.ts';

const line = 'Bend, lift, and carry sacks; thrive in fast-paced, noisy kitchens';
const read = (pieces: readonly (readonly [Fact['kind'], string])[]): string[] => {
  const { brief } = sourceOf(
    pieces.map(([kind, text]) => ({ kind, text, importance: 'must' as const })),
  );
  const facts = brief.facts.map((fact) => {
    const start = line.toLowerCase().indexOf(fact.text.toLowerCase());
    const quote = line.slice(start, start + fact.text.length);
    return { ...fact, source: { from: 'job', field: 'sourceText', quote, start } as const };
  });
  return listWholeMusts({ ...brief, facts }).map(({ text }) => text);
};

it('puts the pieces of a row together again', () => {
  expect(
    read([
      ['physical', 'Bend'],
      ['physical', 'Lift'],
      ['physical', 'Carry sacks'],
    ]),
  ).toEqual(['Bend, lift, and carry sacks']);
});

it('gives a quality back what is so', () => {
  expect(
    read([
      ['trait', 'Thrive in fast-paced'],
      ['skill', 'Noisy kitchens'],
    ]),
  ).toEqual(['Thrive in fast-paced, noisy kitchens']);
});

it('leaves out a quality of which nobody knows what it belongs to', () => {
  expect(
    read([
      ['skill', 'Solid'],
      ['skill', 'Noisy kitchens'],
    ]),
  ).toEqual(['Noisy kitchens']);
});
