import { answerOrders } from '../../threads/answer-orders.ts';
import { createTypesetter } from '../pdf/typesetter.ts';
import type { Order } from './order.ts';

/** A thread that makes one file after another; whoever started it hands it on and ends it. */

const typesetter = createTypesetter();

async function make({ format, booklet }: Order): Promise<Uint8Array<ArrayBuffer>> {
  if (format === 'pdf') return typesetter.print(booklet);
  const { writeWord } = await import('../word/write-word.ts');
  return Uint8Array.from(await writeWord(booklet));
}

answerOrders(make, ({ buffer }) => [buffer]);
