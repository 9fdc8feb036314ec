import { parentPort } from 'node:worker_threads';
import { createTypesetter } from '../pdf/typesetter.ts';
import type { Order, Outcome } from './order.ts';

/** A thread that makes one file after another; whoever started it hands it on and ends it. */

const typesetter = createTypesetter();

async function make({ format, booklet }: Order): Promise<Uint8Array<ArrayBuffer>> {
  if (format === 'pdf') return typesetter.print(booklet);
  const { writeWord } = await import('../word/write-word.ts');
  return Uint8Array.from(await writeWord(booklet));
}

parentPort?.on('message', async (order: Order) => {
  const outcome: Outcome = await make(order).then(
    (bytes) => ({ bytes }),
    (error: unknown) => ({ problem: error instanceof Error ? error.message : String(error) }),
  );
  parentPort?.postMessage(outcome, 'bytes' in outcome ? [outcome.bytes.buffer] : []);
});
