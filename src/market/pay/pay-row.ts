import type { Percentiles } from '../occupations/official-table.ts';

export const areaTypes = ['national', 'state', 'metro'] as const;
export type AreaType = (typeof areaTypes)[number];

/** One occupation in one area and year: what a survey published. */
export type PayRow = {
  areaType: AreaType;
  /** The survey's own code: "99" for the nation, a state's FIPS code, a metropolitan area's CBSA code. */
  areaCode: string;
  areaName: string;
  soc: string;
  year: number;
  employment: number | null;
  hourly: Percentiles;
  annual: Percentiles;
  source: string;
};

/** Where rows come from: the bundled table, an organization's imported workbooks. */
export type PaySource = { findRows: (soc: string) => PayRow[] };

/** The part of a place that decides which area's figures apply. */
export type PayPlace = { country: string; state?: string | undefined; city?: string | undefined };
