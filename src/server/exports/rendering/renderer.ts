import { join } from 'node:path';
import { AppError } from '../../http/app-error.ts';
import type { FullLine } from '../../limits/fair-slots.ts';
import { OwnLineFull } from '../../limits/own-line-full.ts';
import { projectRoot } from '../../project-root.ts';
import { createThreadPool, type Asker, type PoolLimits } from '../../threads/thread-pool.ts';
import type { Order } from './order.ts';
import { refuseTooMuch, tooMuch } from './too-much.ts';

const usualLimits: PoolLimits = {
  atOnce: 2,
  eachAtOnce: 1,
  waiting: 60,
  eachWaiting: 12,
  kept: 1,
  milliseconds: 30_000,
  patienceMilliseconds: 100,
  ordersPerThread: 2000,
  megabytes: 512,
};

/** Makes PDF and Word files away from the thread that answers calls, and ends what takes too much. */
export interface Renderer {
  render: (order: Order, asker?: Asker) => Promise<Uint8Array>;
  close: () => Promise<void>;
}

/** Run from its sources: the server's bundle holds neither the typesetter nor its fonts. */
const entry = join(projectRoot, 'src/server/exports/rendering/worker.ts');

export function createRenderer(given: Partial<PoolLimits> = {}): Renderer {
  const limits = { ...usualLimits, ...given };
  const pool = createThreadPool<Order, Uint8Array>({
    entry,
    limits,
    refusals: { tooLong, tooLarge: tooMuch, full },
  });
  return {
    render: async (order, asker) => {
      refuseTooMuch(order.booklet);
      return pool.ask(order, asker);
    },
    close: pool.close,
  };
}

const tooLong = () => new AppError('UNAVAILABLE', 'Making this file took too long. Try again.');
const full = (line: FullLine) =>
  line === 'own'
    ? new OwnLineFull('Many of your files are being made right now.')
    : new AppError('UNAVAILABLE', 'Many files are being made right now. Try again in a minute.');
