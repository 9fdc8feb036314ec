import { payTable, topCode } from './data/pay-2024.data.ts';

/** A published percentile: an amount, "at least" for what lies above the survey's top code, or not published. */
export type Published = { amount: number; atLeast: boolean } | null;

export const percentileRanks = [10, 25, 50, 75, 90] as const;
export type PercentileRank = (typeof percentileRanks)[number];
export type Percentiles = Record<PercentileRank, Published>;

export type OfficialOccupation = {
  soc: string;
  title: string;
  jobZone: number | null;
  employment: number | null;
  hourly: Percentiles;
  annual: Percentiles;
};

export function readPublished(text: string, top: number): Published {
  const trimmed = text.trim();
  if (trimmed === '#') return { amount: top, atLeast: true };
  const amount = Number(trimmed.replaceAll(',', ''));
  return trimmed === '' || Number.isNaN(amount) ? null : { amount, atLeast: false };
}

export function readPercentiles(cells: readonly string[], top: number): Percentiles {
  const at = (index: number): Published => readPublished(cells[index] ?? '', top);
  return { 10: at(0), 25: at(1), 50: at(2), 75: at(3), 90: at(4) };
}

function readLine(line: string): OfficialOccupation {
  const [soc = '', title = '', zone = '', employment = '', hourly = '', annual = ''] =
    line.split('|');
  return {
    soc,
    title,
    jobZone: zone === '' ? null : Number(zone),
    employment: readPublished(employment, 0)?.amount ?? null,
    hourly: readPercentiles(hourly.split(','), topCode.hour),
    annual: readPercentiles(annual.split(','), topCode.year),
  };
}

let lines: Map<string, string> | undefined;

/** Lines are kept as text and read one by one: a request needs a handful of the six hundred. */
function indexLines(): Map<string, string> {
  lines ??= new Map(
    payTable
      .trim()
      .split('\n')
      .map((line) => [line.slice(0, 7), line]),
  );
  return lines;
}

export function findOfficial(soc: string): OfficialOccupation | undefined {
  const line = indexLines().get(soc);
  return line === undefined ? undefined : readLine(line);
}

export const listOfficialCodes = (): string[] => [...indexLines().keys()];
