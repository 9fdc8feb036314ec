import type { Comparison } from './compare.ts';

export const benchmarks: Comparison[] = [];
