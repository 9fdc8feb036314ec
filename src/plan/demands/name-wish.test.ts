import { expect, it } from 'vitest';
import { sourceOf } from '../testing/source-of.ts';
import { nameWish } from './name-wish.ts';

it.each([
  ['Loom diploma preferred or equivalent practice', 'Loom diploma or equivalent practice'],
  ['Net card is strongly preferred, or a similar card', 'Net card, or a similar card'],
  ['Rope work an advantage', 'Rope work'],
])('%s', (text, name) => {
  const [fact] = sourceOf([{ kind: 'education', importance: 'preferred', text }]).brief.facts;
  expect(nameWish(fact!)).toBe(name);
});
