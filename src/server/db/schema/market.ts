import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Percentiles } from '#market/occupations/official-table.ts';
import type { AreaType } from '#market/pay/pay-row.ts';

/** Official pay figures that were imported: public data, the same for every organization. */
export const marketPay = pgTable(
  'market_pay',
  {
    soc: text('soc').notNull(),
    areaType: text('area_type').$type<AreaType>().notNull(),
    areaCode: text('area_code').notNull(),
    year: integer('year').notNull(),
    areaName: text('area_name').notNull(),
    employment: integer('employment'),
    hourly: jsonb('hourly').$type<Percentiles>().notNull(),
    annual: jsonb('annual').$type<Percentiles>().notNull(),
    source: text('source').notNull(),
    importedAt: timestamp('imported_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.soc, table.areaType, table.areaCode, table.year] })],
);
