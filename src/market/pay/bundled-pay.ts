import { paySource, payYear } from '../occupations/data/pay-2024.data.ts';
import { findOfficial } from '../occupations/official-table.ts';
import type { PayRow, PaySource } from './pay-row.ts';

/** The national figures that ship with the product. */
export const bundledPay: PaySource = {
  findRows(soc): PayRow[] {
    const official = findOfficial(soc);
    if (!official) return [];
    const { employment, hourly, annual } = official;
    const area = { areaType: 'national', areaCode: '99', areaName: 'United States' } as const;
    return [{ ...area, soc, year: payYear, employment, hourly, annual, source: paySource }];
  },
};
