import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/database.ts';
import { countAttempt } from './attempts.ts';
import { type Budget, type NamedScope, type Scope, windows } from './budgets.ts';

/** Emails are the same however they are typed. */
export const attemptKey = ({ name }: Budget, scope: Scope, by: string) => [
  name,
  scope,
  by.toLowerCase(),
];

interface Counted {
  budget: Budget;
  scope: Scope;
  by: string;
  /** What else somebody can do who would have to wait. */
  wayOut?: string;
}

/** Counts one more in the database, for all processes; refuses once there were too many. */
export async function countBy(db: Db, { budget, scope, by, wayOut = '' }: Counted): Promise<void> {
  for (const [window, windowSeconds] of Object.entries(windows)) {
    const max = budget[window as keyof typeof windows]?.[scope];
    const key = attemptKey(budget, scope, by);
    if (max) await countAttempt(db, { key, max, windowSeconds, wayOut });
  }
}

/** For what only the handler of a route knows, in the numbers that its route declares. */
export async function countNamed(
  db: Db,
  { routeOptions: { config, url } }: FastifyRequest,
  named: Partial<Record<NamedScope, string>>,
): Promise<void> {
  const { budget } = config;
  if (!budget) throw new Error(`${url} declares no budget.`);
  for (const [scope, by] of Object.entries(named)) {
    await countBy(db, { budget, scope: scope as NamedScope, by });
  }
}
