import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { liveEventSchema, type LiveEvent } from '#shared/live-event.ts';
import type { Db } from '../db/database.ts';

export const liveChannel = 'requisite_live';

/** What travels from process to process through the database. */
export const noticeSchema = z.object({ organizationId: z.int(), event: liveEventSchema });
export type Notice = z.infer<typeof noticeSchema>;

/**
 * Tells open browsers, in this process and in others. Inside a transaction it is told when that
 * commits, so nobody hears of what did not happen.
 */
export async function announce(db: Db, organizationId: number, event: LiveEvent): Promise<void> {
  const notice: Notice = { organizationId, event };
  await db.execute(sql`select pg_notify(${liveChannel}, ${JSON.stringify(notice)})`);
}
