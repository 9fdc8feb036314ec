import { readCsvCells } from '../csv.ts';
import { readPercentiles, readPublished } from '../occupations/official-table.ts';
import type { AreaType, PayRow } from './pay-row.ts';

export type OewsImport = {
  rows: PayRow[];
  /** Lines left out, by reason, for the person who imports. */
  skipped: Record<string, number>;
};

/** The survey's AREA_TYPE. Nonmetropolitan areas (6) have no city to find them by and are left out. */
const AREA_TYPES: Record<string, AreaType> = {
  '1': 'national',
  '2': 'state',
  '3': 'state',
  '4': 'metro',
};

const PERCENTILE_COLUMNS = ['PCT10', 'PCT25', 'MEDIAN', 'PCT75', 'PCT90'];

/** What "#" stands for, by survey year; newer years until we know better. */
function topCodeOf(year: number): { hour: number; year: number } {
  return year >= 2022 ? { hour: 115, year: 239_200 } : { hour: 100, year: 208_000 };
}

/** "oesm24all", "all_data_M_2024" and "state_M2025_dl" say their year; May is the survey's month. */
export function readYearFromFileName(name: string): number | null {
  const [, whole] = /M_?(20\d\d)/i.exec(name) ?? [];
  const [, short] = /oesm(\d\d)/i.exec(name) ?? [];
  const [plain] = /(?<!\d)20[0-4]\d(?!\d)/.exec(name) ?? [];
  if (whole ?? plain) return Number(whole ?? plain);
  return short ? 2000 + Number(short) : null;
}

/** Why a line of the workbook was left out. */
export type SkippedLine = { skipped: string };

/** Reads the lines of the official national, state or metropolitan workbook, whose header is given. */
export function createOewsReader(
  header: readonly string[],
  year: number,
): (line: readonly string[]) => PayRow | SkippedLine | null {
  const column = new Map(header.map((name, i) => [name.trim().toUpperCase(), i]));
  if (!isOewsHeader(header)) {
    throw new Error('This is not an OEWS table: the columns OCC_CODE and A_MEDIAN are missing.');
  }
  const top = topCodeOf(year);
  return (line) => {
    const cell = (name: string): string => line[column.get(name) ?? -1]?.trim() ?? '';
    const soc = cell('OCC_CODE');
    if (soc === '') return null;
    const industry = cell('I_GROUP') || 'cross-industry';
    const areaType = column.has('AREA_TYPE') ? AREA_TYPES[cell('AREA_TYPE')] : 'national';
    if (!/^\d\d-\d{4}$/.test(soc)) return { skipped: 'not an occupation code' };
    if (cell('O_GROUP') !== '' && cell('O_GROUP') !== 'detailed')
      return { skipped: 'group of occupations' };
    if (!industry.startsWith('cross-industry')) return { skipped: 'single industry' };
    if (!areaType) return { skipped: 'area outside states and metropolitan areas' };
    const pick = (period: 'H' | 'A'): string[] =>
      PERCENTILE_COLUMNS.map((percentile) => cell(`${period}_${percentile}`));
    return {
      areaType,
      areaCode: cell('AREA') || '99',
      areaName: cell('AREA_TITLE') || 'United States',
      soc,
      year,
      employment: readCount(cell('TOT_EMP')),
      hourly: readPercentiles(pick('H'), top.hour),
      annual: readPercentiles(pick('A'), top.year),
      source: `US Bureau of Labor Statistics, OEWS May ${year}`,
    };
  };
}

function readCount(cell: string): number | null {
  const amount = readPublished(cell, 0)?.amount;
  return amount === undefined ? null : Math.round(amount);
}

export function isOewsHeader(header: readonly string[]): boolean {
  const names = new Set(header.map((name) => name.trim().toUpperCase()));
  return names.has('OCC_CODE') && names.has('A_MEDIAN');
}

export function readOewsCsv(text: string, year: number): OewsImport {
  const [header = [], ...lines] = readCsvCells(text);
  const read = createOewsReader(header, year);
  const result: OewsImport = { rows: [], skipped: {} };
  for (const line of lines) {
    const row = read(line);
    if (row === null) continue;
    if ('skipped' in row) result.skipped[row.skipped] = (result.skipped[row.skipped] ?? 0) + 1;
    else result.rows.push(row);
  }
  return result;
}
