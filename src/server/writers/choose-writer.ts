import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/database.ts';
import type { Env } from '../env.ts';
import type { TextWork } from '../text-work/text-work.ts';
import { createTokenBudget } from './budget/token-budget.ts';
import { builtInWriter } from './built-in.ts';
import type { Writer } from './writer.ts';

interface Parts {
  env: Env;
  db: Db;
  textWork: TextWork;
  log: FastifyBaseLogger;
}

/** A language model when one is configured, else the built-in writer. */
export async function chooseWriter({ env, db, textWork, log }: Parts): Promise<Writer> {
  const settings = env.AI;
  if (!settings) return builtInWriter;
  // The providers' code takes a while to load, and most installations begin without.
  const { createModelWriter } = await import('./model/create-model-writer.ts');
  const budget = createTokenBudget({ db, tokensPerDay: settings.tokensPerDay });
  return createModelWriter({ settings, budget, textWork, log });
}
