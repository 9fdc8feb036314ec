import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { tokenUse } from '../../db/schema/token-use.ts';

interface Use {
  organizationId: number;
  /** As 2026-11-15. */
  day: string;
  tokens: number;
}

/** One statement holds the tokens and decides, so that no number of calls can slip through together. */
export async function holdTokens(tx: Db, use: Use, limit: number): Promise<boolean> {
  const { organizationId, day, tokens } = use;
  if (tokens > limit) return false;
  const [held] = await tx
    .insert(tokenUse)
    .values({ organizationId, day, reserved: tokens })
    .onConflictDoUpdate({
      target: [tokenUse.organizationId, tokenUse.day],
      set: { reserved: sql`${tokenUse.reserved} + ${tokens}` },
      setWhere: sql`${tokenUse.reserved} + ${tokenUse.used} + ${tokens} <= ${limit}`,
    })
    .returning({ day: tokenUse.day });
  return held !== undefined;
}

/** What was held is let go and what was used is counted, on the day the writing ended. */
export async function settleUse(
  db: Db,
  { organizationId, day, tokens }: Use,
  held: number,
): Promise<void> {
  await db
    .insert(tokenUse)
    .values({ organizationId, day, used: tokens })
    .onConflictDoUpdate({
      target: [tokenUse.organizationId, tokenUse.day],
      set: {
        used: sql`${tokenUse.used} + ${tokens}`,
        reserved: sql`greatest(0, ${tokenUse.reserved} - ${held})`,
      },
    });
}

export async function readUse(db: Db, { organizationId, day }: Omit<Use, 'tokens'>) {
  const [row] = await db
    .select({ reserved: tokenUse.reserved, used: tokenUse.used })
    .from(tokenUse)
    .where(and(eq(tokenUse.organizationId, organizationId), eq(tokenUse.day, day)));
  return row ?? { reserved: 0, used: 0 };
}
