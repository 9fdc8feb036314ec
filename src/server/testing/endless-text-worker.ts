import { doTextJob, readTables, type TextOrder } from '../text-work/jobs.ts';
import { answerOrders } from '../threads/answer-orders.ts';

/** The thread of the product, for which a text takes for ever that says so: in a pattern, as such texts do. */
const endless = /^(?:a+)+$/;

await readTables();
answerOrders((order: TextOrder) => {
  const text = JSON.stringify(order.input);
  if (text.includes('takes for ever')) endless.test(`${'a'.repeat(60)}!`);
  if (text.includes('takes all memory')) eat();
  return doTextJob(order);
});

function eat(): never {
  const eaten: number[][] = [];
  for (;;) eaten.push(Array.from({ length: 100_000 }, (_, at) => at));
}
