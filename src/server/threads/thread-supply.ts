import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { listen } from './listen.ts';

export interface SupplyLimits {
  /** How many threads there are at most. */
  atOnce: number;
  /** How many threads are kept although they have nothing to do. */
  kept: number;
  /** How long an order waits for a busy thread before one more is started. */
  patienceMilliseconds: number;
  /** An order that needs more ends its thread, not the server. */
  megabytes: number;
}

export interface Thread {
  worker: Worker;
  orders: number;
}

interface ThreadSupply {
  /** A thread that is ready, now or as soon as there is one. */
  take: () => Promise<Thread>;
  giveBack: (thread: Thread) => void;
  /** For one that does not answer, or has done its share. */
  replace: (thread: Thread) => void;
  warmUp: () => Promise<void>;
  close: () => Promise<void>;
}

/** The others are ended when they had nothing to do for this long. */
const idleMilliseconds = 60_000;
/** Computing that a thread may need to load its code and tables. */
const startMilliseconds = 30_000;

/** Threads that run one file, started when they are needed and ended when they are not. */
export function createThreadSupply(entry: string, limits: SupplyLimits): ThreadSupply {
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
      giveBack(thread);
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

  const giveBack = (thread: Thread): void => {
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

  return {
    take: () => {
      // The last one put back, so that the others come to rest.
      const ready = idle.pop();
      if (ready) return Promise.resolve(ready);
      const mine = Promise.withResolvers<Thread>();
      waiting.push(mine);
      if (threads.size === 0) void start();
      const timer = setInterval(() => void start(), limits.patienceMilliseconds);
      return mine.promise.finally(() => clearInterval(timer));
    },
    giveBack,
    replace: (thread) => {
      void end(thread);
      void start();
    },
    warmUp: async () => {
      while (threads.size < limits.kept) await start();
    },
    close: async () => {
      isClosed = true;
      await Promise.all([...threads].map(end));
    },
  };
}

function startWorker(entry: string, { megabytes }: SupplyLimits): Worker {
  // The only setting a thread gets. What it compiles it shares with the process, where that keeps it on disk.
  const compiled = getCompileCacheDir();
  const worker = new Worker(entry, {
    env: compiled ? { NODE_COMPILE_CACHE: dirname(compiled) } : {},
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
