import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { AppError } from '../../http/app-error.ts';
import type { Account } from '../../limits/account.ts';
import { createFairSlots, type FullLine, type SlotLimits } from '../../limits/fair-slots.ts';
import { OwnLineFull } from '../../limits/own-line-full.ts';
import { projectRoot } from '../../project-root.ts';
import type { Order, Outcome } from './order.ts';
import { refuseTooMuch, tooMuch } from './too-much.ts';

export interface RendererLimits extends SlotLimits {
  milliseconds: number;
  /** A worker keeps fonts and words within limits; still none stays for ever. */
  filesPerWorker: number;
  /** A file that needs more ends its worker, not the server. */
  megabytes: number;
}

const usualLimits: RendererLimits = {
  atOnce: 2,
  eachAtOnce: 1,
  waiting: 60,
  eachWaiting: 12,
  milliseconds: 30_000,
  filesPerWorker: 2000,
  megabytes: 512,
};

/** Makes the formats that take long to make, away from the thread that answers calls. */
export interface Renderer {
  render(order: Order, asker?: Asker): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Who waits for a file; accounts take turns. */
export interface Asker {
  account: Account;
  leaves?: AbortSignal;
}

/** Run from its sources: the server's bundle holds neither the typesetter nor its fonts. */
const entry = join(projectRoot, 'src/server/exports/rendering/worker.ts');

interface Hand {
  worker: Worker;
  made: number;
}

export function createRenderer(given: Partial<RendererLimits> = {}): Renderer {
  const limits = { ...usualLimits, ...given };
  const takeSlot = createFairSlots({ ...limits, refuse });
  let spare: Hand | undefined;
  const working = new Set<Worker>();

  const hire = (): Hand => {
    const worker = new Worker(entry, {
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: limits.megabytes },
    });
    // A warm worker waits for work and must not keep the process alive.
    worker.unref();
    // Told again to whoever waits for its answer; between orders nobody does.
    worker.on('error', () => undefined);
    return { worker, made: 0 };
  };

  const takeHand = (): Hand => {
    const ready = spare;
    spare = undefined;
    return ready ?? hire();
  };

  /** One warm worker is kept; the others and the worn ones end. */
  const putBack = (hand: Hand): void => {
    const isWorn = hand.made >= limits.filesPerWorker;
    if (isWorn || spare) void hand.worker.terminate();
    else spare = hand;
    if (isWorn) spare ??= hire();
  };

  return {
    render: async (order, { account, leaves } = { account: 'the server' }) => {
      refuseTooMuch(order.booklet);
      const make = async () => {
        const hand = takeHand();
        working.add(hand.worker);
        try {
          const made = await ask(hand.worker, order, limits.milliseconds);
          hand.made += 1;
          putBack(hand);
          return made;
        } catch (error) {
          void hand.worker.terminate();
          throw error;
        } finally {
          working.delete(hand.worker);
        }
      };
      return takeSlot(account, make, leaves);
    },
    async close() {
      const ready = spare;
      spare = undefined;
      await Promise.all([...working, ...(ready ? [ready.worker] : [])].map((w) => w.terminate()));
    },
  };
}

const refuse = (full: FullLine) =>
  full === 'own'
    ? new OwnLineFull('Many of your files are being made right now.')
    : new AppError('UNAVAILABLE', 'Many files are being made right now. Try again in a minute.');

function ask(worker: Worker, order: Order, milliseconds: number): Promise<Uint8Array> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  const onMessage = (outcome: Outcome) =>
    'bytes' in outcome ? resolve(outcome.bytes) : reject(new Error(outcome.problem));
  const onExit = () => reject(new Error('The worker ended before the file was made.'));
  const timer = setTimeout(
    () => reject(new AppError('UNAVAILABLE', 'Making this file took too long. Try again.')),
    milliseconds,
  );
  const onError = (error: Error) =>
    reject('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch() : error);
  worker.on('message', onMessage).on('error', onError).on('exit', onExit);
  worker.postMessage(order, []);
  return promise.finally(() => {
    clearTimeout(timer);
    worker.off('message', onMessage).off('error', onError).off('exit', onExit);
  });
}
