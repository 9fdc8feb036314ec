import { createHash } from 'node:crypto';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    thorough: boolean;
  }
}

/** In `npm run test:long`, which leaves nothing out. */
export const isThorough = (): boolean => inject('thorough');

/**
 * How many of the generated cases a test tries: all of them in a thorough run, a tenth otherwise. The
 * thorough run draws others each time; a failure names the seed that brings them back.
 */
export const casesOf = (all: number): number =>
  isThorough() ? all : Math.max(Math.min(all, 20), Math.ceil(all / 10));

/** All cases in a thorough run, otherwise one in so many of a list, always the same. */
export const shareOf = <Case>(cases: readonly Case[], oneIn: number, turn = 0): readonly Case[] =>
  isThorough() ? cases : cases.filter((_, at) => at % oneIn === turn);

/** One in so many, chosen by its words, so that a changed one has its turn; all of them in a thorough run. */
export const isDrawn = (content: string, oneIn: number): boolean =>
  isThorough() || createHash('sha256').update(content).digest().readUInt32BE() % oneIn === 0;
