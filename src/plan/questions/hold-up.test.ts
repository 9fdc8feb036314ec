import { expect, it } from 'vitest';
import { levelOf, sayImpact } from './hold-up.ts';

it.each([
  ['Pay', undefined, undefined, 'High'],
  ['Which industry counts', 'x', undefined, 'High'],
  ['Office days', undefined, undefined, 'Medium'],
  ['Union', 'x', undefined, 'Medium'],
  ['Pace', 'x', true, 'Low'],
] as const)('grades %s', (matter, assumes, isMinor, level) => {
  const question = { matter, ...(assumes ? { assumes } : {}), ...(isMinor ? { isMinor } : {}) };
  expect(levelOf(question)).toBe(level);
  expect(sayImpact(question).startsWith(`${level}: `)).toBe(true);
});
