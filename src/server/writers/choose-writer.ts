import type { FastifyBaseLogger } from 'fastify';
import type { Env } from '../env.ts';
import { builtInWriter } from './built-in.ts';
import type { Writer } from './writer.ts';

/** A language model when one is configured, else the built-in writer. */
export async function chooseWriter({ AI: settings }: Env, log: FastifyBaseLogger): Promise<Writer> {
  if (!settings) return builtInWriter;
  // The providers' code takes a while to load, and most installations begin without.
  const { createModelWriter } = await import('./model/create-model-writer.ts');
  return createModelWriter({ settings, log });
}
