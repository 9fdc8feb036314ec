import { expect, it } from 'vitest';
import { sourceOf } from '#plan/testing/source-of.ts';
import { listWork } from './duties.ts';

it('keeps the leading duties of every block where there is no room for all', () => {
  const block = (name: string, n: number): string[] => [
    name,
    ...Array.from(
      { length: n },
      (_, i) =>
        `Maintain the ${name.toLowerCase()} ledger number ${'abcdefghijklmnop'[i]!.repeat(6)} for guests`,
    ),
  ];
  const texts = [...block('Planning', 13), 'Staff', 'Participate in hiring of all river guides'];
  const work = listWork(sourceOf(texts.map((text) => ({ kind: 'duty', text }))));
  expect(work).toContain('Participate in hiring of all river guides');
  expect(work).not.toContain('Planning');
});
