import type { PgBoss } from 'pg-boss';

/**
 * Has the workers of a queue that are busy look for more as soon as they are done. What is announced wakes
 * each worker once; with more tasks than workers the library would let the rest lie until the next look of
 * one that sleeps. Those that sleep are let be: they rest because there was nothing for them.
 */
export function lookAgain(boss: PgBoss, queue: string): void {
  for (const { id, name, count } of boss.getWipData()) {
    if (name === queue && count > 0) boss.notifyWorker(id);
  }
}
