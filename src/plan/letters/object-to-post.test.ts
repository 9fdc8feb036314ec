import { expect, it } from 'vitest';
import type { FactKind } from '#shared/brief.ts';
import { sourceOf } from '../testing/source-of.ts';
import { onWishes } from './object-to-post.ts';

const lacks = (kind: FactKind, text: string): string | undefined =>
  onWishes({
    source: sourceOf([{ kind, importance: 'preferred', text }]),
    facts: { needs: [] },
  } as never)?.objection;

it.each([
  ['education', 'A degree', 'I do not have a degree.'],
  [
    'education',
    'Weaving diploma preferred or equivalent practice',
    'I do not have a weaving diploma or equivalent practice.',
  ],
  ['skill', 'Proficiency in Loomcad', 'I do not have proficiency in Loomcad.'],
  ['tool', 'Google Analytics', 'I do not have Google Analytics.'],
  ['licence', 'A certified net maker', 'I am not a certified net maker.'],
  ['licence', 'Net card is NOT REQUIRED but', undefined],
] as const)('says what somebody lacks: %s, %s', (kind, text, said) => {
  expect(lacks(kind, text)).toBe(said);
});
