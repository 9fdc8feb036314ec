import type { Answer } from './answer-orders.ts';
import { createFairSlots, type FullLine, type SlotLimits } from '../limits/fair-slots.ts';
import { listen } from './listen.ts';
import { createThreadSupply, type SupplyLimits } from './thread-supply.ts';

/** Each order that is worked on has a thread. */
export interface PoolLimits extends SlotLimits, SupplyLimits {
  /** Of computing for one order, from when a thread is ready for it. */
  milliseconds: number;
  /** Threads keep what they have read within limits; still none stays for ever. */
  ordersPerThread: number;
}

interface PoolParts {
  /** The file that a thread runs; it calls answerOrders. */
  entry: string;
  limits: PoolLimits;
  /** What an order ends with that took too much time or memory, or that there was no room for. */
  refusals: { tooLong: () => Error; tooLarge: () => Error; full: (line: FullLine) => Error };
}

/** For whom an order is; one who leaves while waiting gives the place up. */
export interface Asker {
  account: string;
  leaves?: AbortSignal | undefined;
}

export interface ThreadPool<Order, Result> {
  ask: (order: Order, asker?: Asker) => Promise<Result>;
  /** Starts the threads that the first orders would wait for. */
  warmUp: () => Promise<void>;
  close: () => Promise<void>;
}

/** Works on orders away from the thread that answers calls, and ends what takes too much. */
export function createThreadPool<Order, Result>({
  entry,
  limits,
  refusals,
}: PoolParts): ThreadPool<Order, Result> {
  const takeSlot = createFairSlots({ ...limits, refuse: refusals.full });
  const threads = createThreadSupply(entry, limits);

  const workOn = async (order: Order): Promise<Result> => {
    const thread = await threads.take();
    let answer: Exclude<Answer<Result>, 'ready'>;
    try {
      thread.worker.postMessage(order, []);
      answer = await listen(thread.worker, limits.milliseconds, refusals);
    } catch (error) {
      // It did not answer, and may never.
      threads.replace(thread);
      throw error;
    }
    thread.orders += 1;
    if (thread.orders < limits.ordersPerThread) threads.giveBack(thread);
    else threads.replace(thread);
    if ('problem' in answer) throw new Error(answer.problem);
    return answer.result;
  };

  return {
    ask: (order, { account, leaves } = { account: 'the server' }) =>
      takeSlot(account, () => workOn(order), leaves),
    warmUp: threads.warmUp,
    close: threads.close,
  };
}
