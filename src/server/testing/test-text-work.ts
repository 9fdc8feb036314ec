import { createTextWork } from '../text-work/text-work.ts';

/**
 * One for all tests of a process: its threads take seconds to read their tables. On a machine that runs other tests
 * too, a second one is started only where an order would wait longer than that.
 */
export const testTextWork = createTextWork({
  limits: { milliseconds: 60_000, patienceMilliseconds: 10_000 },
});
