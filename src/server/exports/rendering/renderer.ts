import { join } from 'node:path';
import { AppError } from '../../http/app-error.ts';
import { projectRoot } from '../../project-root.ts';
import { createThreadPool, type PoolLimits } from '../../threads/thread-pool.ts';
import type { Order } from './order.ts';

const usualLimits: PoolLimits = {
  atOnce: 2,
  waiting: 30,
  kept: 1,
  ofOneOwner: 2,
  milliseconds: 30_000,
  patienceMilliseconds: 100,
  ordersPerThread: 2000,
  megabytes: 512,
};

/** Makes the formats that take long to make, away from the thread that answers calls. */
export interface Renderer {
  render(order: Order): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Run from its sources: the server's bundle holds neither the typesetter nor its fonts. */
const entry = join(projectRoot, 'src/server/exports/rendering/worker.ts');

export function createRenderer(given: Partial<PoolLimits> = {}): Renderer {
  const limits = { ...usualLimits, ...given };
  const pool = createThreadPool<Order, Uint8Array>({
    entry,
    limits,
    refusals: { tooMuch, tooBusy },
  });
  return { render: pool.ask, close: pool.close };
}

const tooMuch = () => new AppError('UNAVAILABLE', 'Making this file took too long. Try again.');
const tooBusy = () =>
  new AppError('UNAVAILABLE', 'Many files are being made right now. Try again in a minute.');
