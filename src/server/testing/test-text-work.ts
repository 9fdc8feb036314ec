import { createTextWork } from '../text-work/text-work.ts';

/** One for all tests of a process: its threads take seconds to read their tables. */
export const testTextWork = createTextWork({ limits: { milliseconds: 60_000 } });
