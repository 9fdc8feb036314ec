import { describe, expect, it } from 'vitest';
import { dropUnpaired, findUnpaired } from './pairs.ts';

describe('findUnpaired', () => {
  it.each([
    'He said "yes" (twice) to [name].',
    'A 6" pipe and a 6\'2" door',
    'a) first, 2) second',
    '“Young and dynamic”',
    'Sagen Sie „ich“, wo es Ihre war.',
  ])('finds nothing in %s', (text) => {
    expect(findUnpaired(text)).toEqual([]);
  });

  it.each([
    ['Lead (with others', 'Lead with others'],
    ['Pay is fair) and "clear', 'Pay is fair and clear'],
    ['Ask [name', 'Ask name'],
    ['It says "(a" here', 'It says "a" here'],
  ])('knows what stands alone in %s', (text, mended) => {
    expect(findUnpaired(text).length).toBeGreaterThan(0);
    expect(dropUnpaired(text)).toBe(mended);
  });
});
