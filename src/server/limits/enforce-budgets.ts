import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import { whenLeft } from '../http/when-left.ts';
import type { Account } from './account.ts';
import { type Budget, countsBy } from './budgets.ts';
import { limitAddress } from './client-address.ts';
import { countBy } from './count-named.ts';
import { createFairSlots } from './fair-slots.ts';
import { OverBudget } from './over-budget.ts';
import { OwnLineFull } from './own-line-full.ts';
import type { FindSpender, Spend } from './spend.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a call of this route is counted against. */
    budget?: Budget;
  }
}

interface Parts {
  database: Pick<Database, 'db'>;
  access: { findSpender: FindSpender };
  spend: Spend;
}

/** Refused sessions and keys that are remembered, at most; each for less than its wait. */
const mostRemembered = 5000;

/** Of all its costly calls an account has a few under way; a page and a program need no more. */
const underWay = { eachAtOnce: 3, eachWaiting: 12 };

const spenders = new WeakMap<FastifyRequest, Account>();

/** To whom a call was counted; nothing for calls that are not. */
export const spenderOf = (request: FastifyRequest): Account | undefined => spenders.get(request);

/**
 * Counts each call of a route with a budget for accounts before its body is read, and lets an account's costly
 * calls in a few at a time. Who was refused is answered from memory until the wait is over: a loop of refused
 * calls asks the database nothing.
 */
export function enforceBudgets(
  app: FastifyInstance,
  { database: { db }, access, spend }: Parts,
): void {
  const refused = new Map<string, OverBudget>();
  const takeSlot = createFairSlots({
    ...underWay,
    atOnce: Number.POSITIVE_INFINITY,
    waiting: Number.POSITIVE_INFINITY,
    refuse: () => new OwnLineFull('Much of what you asked for is still under way.'),
  });

  app.addHook('onRequest', async (request, reply) => {
    const { budget } = request.routeOptions.config;
    if (!budget || !countsBy(budget, 'account')) return;
    const credential = `${budget.name} ${hashCredential(request)}`;
    const earlier = refused.get(credential)?.again();
    if (earlier) throw earlier;
    refused.delete(credential);
    const spender = await access.findSpender(request);
    if (!spender) return;
    spenders.set(request, spender.by);
    await spend({ ...spender, budget }).catch((error: unknown) => {
      if (error instanceof OverBudget) {
        if (refused.size >= mostRemembered) refused.clear();
        refused.set(credential, error);
      }
      throw error;
    });
    if (budget.isQuick) return;
    await new Promise<void>((begin, turnAway) => {
      const work = () => {
        begin();
        return untilAnswered(reply);
      };
      takeSlot(spender.by, work, whenLeft(reply)).catch(turnAway);
    });
  });

  // After what was sent has been understood: a slip of the pen is no attempt.
  app.addHook('preHandler', async ({ ip, routeOptions }) => {
    const { budget } = routeOptions.config;
    if (budget) await countBy(db, { budget, scope: 'address', by: limitAddress(ip) });
  });
}

const untilAnswered = ({ raw }: FastifyReply): Promise<void> =>
  new Promise((resolve) => {
    if (raw.destroyed) resolve();
    // The second when the caller leaves before.
    raw.once('finish', resolve).once('close', resolve);
  });

function hashCredential({ headers }: FastifyRequest): string {
  const sent = JSON.stringify([headers.authorization, headers.cookie]);
  return createHash('sha256').update(sent).digest('base64url');
}
