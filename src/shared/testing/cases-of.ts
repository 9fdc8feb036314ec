import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** True in `npm run test:long`. */
    thorough: boolean;
  }
}

/**
 * How many of the generated cases a test tries: all of them in `npm run test:long`, a quarter otherwise.
 * Every run draws others; a failure names the seed that brings them back.
 */
export const casesOf = (all: number): number =>
  inject('thorough') ? all : Math.max(Math.min(all, 20), Math.ceil(all / 4));
