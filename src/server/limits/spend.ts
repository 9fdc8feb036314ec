import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/database.ts';
import { countInDatabase } from './attempts.ts';
import { type Budget, type Rate, windows } from './budgets.ts';
import { createCountHere } from './count-here.ts';
import { OverBudget, type Spender } from './over-budget.ts';

export interface Spending {
  budget: Budget;
  scope: Spender;
  /** The account or organization. */
  by: string;
}

/** To whom a call is counted, before it is read what it is about; nothing for strangers. */
export type FindSpender = (
  request: FastifyRequest,
) => Promise<Omit<Spending, 'budget'> | undefined>;

/** Counts one more, or refuses with the time to come back. */
export type Spend = (spending: Spending) => Promise<void>;

interface Parts {
  db: Db;
  /** Of every budget. */
  factor: number;
}

/**
 * By the minute each process counts for itself: what is protected is its own time, and a row written
 * for each call would cost some of it. By the hour the database counts, because what is left behind is
 * shared by all processes and outlives a restart.
 */
export function createSpend({ db, factor }: Parts): Spend {
  const countHere = createCountHere();

  return async ({ budget, scope, by }) => {
    const { name, perMinute, perHour } = budget;
    const allow = (rate: Rate | undefined) =>
      rate?.[scope] && Math.max(1, Math.round(rate[scope] * factor));
    const refuse = (until: Date) => new OverBudget({ budget, scope, until });

    const max = allow(perMinute);
    const soon = max && countHere({ key: `${name} ${by}`, max, windowSeconds: windows.perMinute });
    if (soon) throw refuse(soon);
    const most = allow(perHour);
    const key = ['budget', name, by];
    const later =
      most && (await countInDatabase(db, { key, max: most, windowSeconds: windows.perHour }));
    if (later) throw refuse(later);
  };
}
