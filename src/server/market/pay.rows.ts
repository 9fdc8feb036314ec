import { and, inArray, like, ne, or, sql } from 'drizzle-orm';
import type { PayRow } from '#market/pay/pay-row.ts';
import type { Db } from '../db/database.ts';
import { marketPay } from '../db/schema/market.ts';

/** Keeps figures; the same occupation, area and year once more replaces what was there. */
export async function keepPayRows(db: Db, rows: readonly PayRow[]): Promise<void> {
  if (rows.length === 0) return;
  const { areaName, employment, hourly, annual, source } = marketPay;
  const taken = (column: { name: string }) => sql.raw(`excluded.${column.name}`);
  await db
    .insert(marketPay)
    .values([...rows])
    .onConflictDoUpdate({
      target: [marketPay.soc, marketPay.areaType, marketPay.areaCode, marketPay.year],
      set: {
        areaName: taken(areaName),
        employment: taken(employment),
        hourly: taken(hourly),
        annual: taken(annual),
        source: taken(source),
        importedAt: sql`now()`,
      },
    });
}

/** The imported figures of some occupations: the nation, all states, and the metropolitan areas of one state. */
export async function loadPayRows(
  db: Db,
  { socs, state }: { socs: readonly string[]; state?: string | undefined },
): Promise<PayRow[]> {
  if (socs.length === 0) return [];
  const { soc, areaType, areaName } = marketPay;
  const isNear = state
    ? or(ne(areaType, 'metro'), like(areaName, `%${state}%`))
    : ne(areaType, 'metro');
  return db
    .select()
    .from(marketPay)
    .where(and(inArray(soc, [...socs]), isNear));
}
