import { createHash } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { attempt } from '../db/schema/limits.ts';
import { AppError } from '../http/app-error.ts';
import { sayWait, secondsUntil } from './over-budget.ts';

export interface Limit {
  /** What is being tried and by whom, e.g. ['sign-in', 'email', address]. */
  key: readonly string[];
  max: number;
  windowSeconds: number;
  /** What else somebody can do who would have to wait. */
  wayOut?: string;
}

/** Now and then somebody's attempt also clears away those whose time is over. */
const sweepChance = 0.002;

/** Refuses once there were too many. */
export async function countAttempt(db: Db, limit: Limit): Promise<void> {
  const resetAt = await countInDatabase(db, limit);
  if (resetAt) throw new TooManyAttempts(resetAt, limit.wayOut);
}

/**
 * One statement counts and decides, so that no number of processes can slip through together. Says
 * when to come back once there were too many.
 */
export async function countInDatabase(
  db: Db,
  { key, max, windowSeconds }: Limit,
): Promise<Date | undefined> {
  const fresh = sql`now() + make_interval(secs => ${windowSeconds})`;
  const [row] = await db
    .insert(attempt)
    .values({ key: hashKey(key), count: 1, resetAt: fresh })
    .onConflictDoUpdate({
      target: attempt.key,
      set: {
        count: sql`case when ${attempt.resetAt} < now() then 1 else ${attempt.count} + 1 end`,
        resetAt: sql`case when ${attempt.resetAt} < now() then ${fresh} else ${attempt.resetAt} end`,
      },
    })
    .returning();
  if (Math.random() < sweepChance) await removeOldAttempts(db);
  return row && row.count > max ? row.resetAt : undefined;
}

export async function forgetAttempts(db: Db, key: readonly string[]): Promise<void> {
  await db.delete(attempt).where(eq(attempt.key, hashKey(key)));
}

/** For an attempt that turned out to be none. */
export async function returnAttempt(db: Db, key: readonly string[]): Promise<void> {
  await db
    .update(attempt)
    .set({ count: sql`${attempt.count} - 1` })
    .where(and(eq(attempt.key, hashKey(key)), gt(attempt.count, 0)));
}

export async function removeOldAttempts(db: Db): Promise<void> {
  await db.delete(attempt).where(lt(attempt.resetAt, sql`now()`));
}

class TooManyAttempts extends AppError {
  override readonly retryAfterSeconds: number;

  constructor(resetAt: Date, wayOut = '') {
    const seconds = secondsUntil(resetAt);
    const wait = sayWait(seconds);
    const sentence = `Too many attempts. Please wait ${wait} and try again. ${wayOut}`;
    super('TOO_MANY_REQUESTS', sentence.trim());
    this.retryAfterSeconds = seconds;
  }
}

/** Addresses and emails are not kept readable in a table that only counts. */
function hashKey(key: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(key)).digest('base64url');
}
