import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    thorough: boolean;
  }
}

/** In `npm run test:long`, which leaves nothing out. */
export const isThorough = (): boolean => inject('thorough');

/**
 * How many of the generated cases a test tries: all of them in a thorough run, a quarter otherwise. The
 * thorough run draws others each time; a failure names the seed that brings them back.
 */
export const casesOf = (all: number): number =>
  isThorough() ? all : Math.max(Math.min(all, 20), Math.ceil(all / 4));
