import { expect, it } from 'vitest';
import { hearKind } from './hear-kind.ts';

it.each([
  ['Inspecting finished cloth', 'quality'],
  ['Advising the guild council', 'influencing'],
  ['Negotiating wool contracts', 'selling'],
  ['Loom, weft, cost reporting and budgets', 'records'],
  ["Collecting all required data in a client's visit", 'data'],
  ['Payment processing', 'money'],
  ['Weaving', undefined],
])('"%s" speaks of %s', (name, kind) => {
  expect(hearKind(name)).toBe(kind);
});
