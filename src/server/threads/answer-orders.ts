import { flushCompileCache } from 'node:module';
import { parentPort, type Transferable } from 'node:worker_threads';

/** What a thread tells whoever started it: once that it can begin, then one answer for each order. */
export type Answer<Result> = 'ready' | { result: Result } | { problem: string };

/** The other end of a pool: works on one order after another, and lives until it is ended. */
export function answerOrders<Result>(
  // What an order is, only the two ends of a pool know.
  work: (order: never) => Result | Promise<Result>,
  /** What is handed over rather than copied. */
  listTransfers: (result: Result) => Transferable[] = () => [],
): void {
  const say = (answer: Answer<Result>, transfers: Transferable[] = []) =>
    parentPort?.postMessage(answer, transfers);
  parentPort?.on('message', async (order: unknown) => {
    try {
      const result = await work(order as never);
      say({ result }, listTransfers(result));
    } catch (error) {
      say({ problem: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  });
  say('ready');
  // A process keeps what it compiled when it exits; a thread is ended and would keep nothing.
  flushCompileCache();
}
