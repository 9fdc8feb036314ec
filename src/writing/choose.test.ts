import { describe, expect, it } from 'vitest';
import { choose } from './choose.ts';

describe('choose', () => {
  const texts = ['one', 'two', 'three', 'four'];
  const jobs = Array.from({ length: 400 }, (_, i) => `job ${i}`);

  it('gives the same job the same text, and all texts their turn', () => {
    const chosen = jobs.map((job) => choose(texts, job));
    expect(jobs.map((job) => choose(texts.toReversed(), job))).toEqual(chosen);
    expect(new Set(chosen).size).toBe(4);
  });

  it('changes only the jobs that take the new text', () => {
    const changed = jobs.filter((job) => choose(texts, job) !== choose([...texts, 'five'], job));
    expect(changed.every((job) => choose([...texts, 'five'], job) === 'five')).toBe(true);
    expect(changed.length).toBeGreaterThan(40);
    expect(changed.length).toBeLessThan(130);
  });
});
