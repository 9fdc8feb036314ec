import { Worker } from 'node:worker_threads';
import type { Answer } from './answer-orders.ts';
import { createFairSlots, type FullLine, type SlotLimits } from '../limits/fair-slots.ts';

/** Each order that is worked on has a thread. */
export interface PoolLimits extends SlotLimits {
  /** How many threads are kept although they have nothing to do. */
  kept: number;
  /** For one order, from when a thread is ready for it. */
  milliseconds: number;
  /** How long an order waits for a busy thread before one more is started. */
  patienceMilliseconds: number;
  /** Threads keep what they have read within limits; still none stays for ever. */
  ordersPerThread: number;
  /** An order that needs more ends its thread, not the server. */
  megabytes: number;
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

interface Thread {
  worker: Worker;
  orders: number;
}

/** The others are ended when they had nothing to do for this long. */
const idleMilliseconds = 60_000;
/** On a busy machine a thread takes its time to load its code and tables. */
const startMilliseconds = 120_000;

/** Works on orders away from the thread that answers calls, and ends what takes too much. */
export function createThreadPool<Order, Result>({
  entry,
  limits,
  refusals,
}: PoolParts): ThreadPool<Order, Result> {
  const takeSlot = createFairSlots({ ...limits, refuse: refusals.full });
  const threads = new Set<Thread>();
  const idle: Thread[] = [];
  const waiting: PromiseWithResolvers<Thread>[] = [];
  let isStarting = false;
  let isClosed = false;

  const start = async (): Promise<void> => {
    if (isClosed || isStarting || threads.size >= limits.atOnce) return;
    isStarting = true;
    const thread = { worker: startWorker(entry, limits), orders: 0 };
    threads.add(thread);
    try {
      await listen<'ready'>(thread.worker, startMilliseconds, {
        tooLong: tooSlowToStart,
        tooLarge: tooSlowToStart,
      });
      isStarting = false;
      offer(thread);
    } catch (error) {
      isStarting = false;
      void end(thread);
      // Whoever waits would wait for ever.
      if (threads.size === 0) for (const one of waiting.splice(0)) one.reject(error);
    }
  };

  const end = (thread: Thread): Promise<number> => {
    threads.delete(thread);
    return thread.worker.terminate();
  };

  const offer = (thread: Thread): void => {
    const next = waiting.shift();
    if (next) return next.resolve(thread);
    idle.push(thread);
    if (threads.size > limits.kept) endWhenIdle(thread);
  };

  const endWhenIdle = (thread: Thread): void => {
    const { orders } = thread;
    setTimeout(() => {
      const place = idle.indexOf(thread);
      if (place === -1 || thread.orders !== orders || threads.size <= limits.kept) return;
      idle.splice(place, 1);
      void end(thread);
    }, idleMilliseconds).unref();
  };

  const findThread = (): Promise<Thread> => {
    // The last one put back, so that the others come to rest.
    const ready = idle.pop();
    if (ready) return Promise.resolve(ready);
    const mine = Promise.withResolvers<Thread>();
    waiting.push(mine);
    if (threads.size === 0) void start();
    const timer = setInterval(() => void start(), limits.patienceMilliseconds);
    return mine.promise.finally(() => clearInterval(timer));
  };

  const replace = (thread: Thread): void => {
    void end(thread);
    void start();
  };

  const workOn = async (order: Order): Promise<Result> => {
    const thread = await findThread();
    let answer: Exclude<Answer<Result>, 'ready'>;
    try {
      thread.worker.postMessage(order, []);
      answer = await listen(thread.worker, limits.milliseconds, refusals);
    } catch (error) {
      // It did not answer, and may never.
      replace(thread);
      throw error;
    }
    thread.orders += 1;
    if (thread.orders < limits.ordersPerThread) offer(thread);
    else replace(thread);
    if ('problem' in answer) throw new Error(answer.problem);
    return answer.result;
  };

  return {
    ask: (order, { account, leaves } = { account: 'the server' }) =>
      takeSlot(account, () => workOn(order), leaves),
    warmUp: async () => {
      while (threads.size < limits.kept) await start();
    },
    close: async () => {
      isClosed = true;
      await Promise.all([...threads].map(end));
    },
  };
}

function startWorker(entry: string, { megabytes }: PoolLimits): Worker {
  const worker = new Worker(entry, {
    env: {},
    execArgv: [],
    // Without the second figure a thread takes 70 MB more for what it is about to forget.
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 16 },
  });
  // A warm thread waits for work and must not keep the process alive.
  worker.unref();
  // Told again to whoever waits for its answer; between orders nobody does.
  worker.on('error', () => undefined);
  return worker;
}

const tooSlowToStart = () => new Error('A thread did not start in time.');

/** Counted in steps: while the whole process is stopped only one of them passes. */
const steps = 10;

/** The next thing a thread says. */
function listen<Said>(
  worker: Worker,
  milliseconds: number,
  { tooLong, tooLarge }: Pick<PoolParts['refusals'], 'tooLong' | 'tooLarge'>,
): Promise<Said> {
  const { promise, resolve, reject } = Promise.withResolvers<Said>();
  const onError = (error: Error) =>
    reject('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooLarge() : error);
  const onExit = () => reject(new Error('The thread ended before it was done.'));
  let passed = 0;
  const timer = setInterval(() => {
    passed += 1;
    if (passed >= steps) reject(tooLong());
  }, milliseconds / steps);
  worker.on('message', resolve).on('error', onError).on('exit', onExit);
  return promise.finally(() => {
    clearInterval(timer);
    worker.off('message', resolve).off('error', onError).off('exit', onExit);
  });
}
