import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { createCsvReader } from '#market/csv.ts';
import type { PayRow } from '#market/pay/pay-row.ts';
import { createOewsReader, isOewsHeader, readYearFromFileName } from '#market/pay/read-oews.ts';
import type { Db } from '../db/database.ts';
import { DamagedZip } from '../zip/walk-zip.ts';
import { keepPayRows } from './pay.rows.ts';
import { readWorkbookRows, WorkbookError } from './read-workbook.ts';

/** What a person is told when a file cannot be imported. */
export class ImportRefused extends Error {}

export interface ImportReport {
  year: number;
  imported: number;
  areas: Record<PayRow['areaType'], number>;
  /** Lines left out, by reason. */
  skipped: Record<string, number>;
}

const rowsAtOnce = 500;
/** A note of the bureau may stand above the header. */
const headerWithin = 12;

/** Reads an official OEWS table into the database, a few hundred rows at a time. */
export async function importOews({
  db,
  path,
  year: given,
}: {
  db: Db;
  path: string;
  /** For a file whose name does not say it. */
  year?: number | undefined;
}): Promise<ImportReport> {
  if (!/\.(?:xlsx|csv)$/i.test(path)) {
    throw new ImportRefused(`Only .xlsx and .csv files can be imported, not "${basename(path)}".`);
  }
  const year = given ?? readYearFromFileName(basename(path));
  if (year === null) {
    throw new ImportRefused(
      'The file name does not say the year of the survey. Add it, as in: npm run market:import -- FILE --year 2024',
    );
  }
  const report: ImportReport = {
    year,
    imported: 0,
    areas: { national: 0, state: 0, metro: 0 },
    skipped: {},
  };
  const areas = new Set<string>();
  let waiting: PayRow[] = [];
  for await (const row of readPayRows(path, year)) {
    if ('skipped' in row) {
      report.skipped[row.skipped] = (report.skipped[row.skipped] ?? 0) + 1;
      continue;
    }
    const area = `${row.areaType} ${row.areaCode}`;
    if (!areas.has(area)) report.areas[row.areaType] += 1;
    areas.add(area);
    waiting.push(row);
    if (waiting.length < rowsAtOnce) continue;
    report.imported += await keep(db, waiting);
    waiting = [];
  }
  report.imported += await keep(db, waiting);
  if (report.imported === 0)
    throw new ImportRefused(
      'The table holds no figures of single occupations; nothing was imported.',
    );
  return report;
}

/** A row may stand twice in one table; one statement may not touch it twice. */
async function keep(db: Db, rows: readonly PayRow[]): Promise<number> {
  const once = new Map(rows.map((row) => [`${row.soc} ${row.areaType} ${row.areaCode}`, row]));
  await keepPayRows(db, [...once.values()]);
  return once.size;
}

async function* readPayRows(path: string, year: number) {
  let read: ReturnType<typeof createOewsReader> | undefined;
  let above = 0;
  for await (const cells of readTable(path)) {
    if (read) {
      const row = read(cells);
      if (row) yield row;
    } else if (isOewsHeader(cells)) read = createOewsReader(cells, year);
    else if ((above += 1) > headerWithin) break;
  }
  if (!read) {
    throw new ImportRefused(
      'This is not an OEWS table: the columns OCC_CODE and A_MEDIAN are missing. Download the national, state or metropolitan file from bls.gov/oes/tables.htm.',
    );
  }
}

async function* readTable(path: string): AsyncGenerator<string[]> {
  try {
    if (/\.xlsx$/i.test(path)) yield* readWorkbookRows(path);
    else yield* readCsvRows(path);
  } catch (error) {
    if (error instanceof WorkbookError) throw new ImportRefused(error.message);
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'ENOENT') throw new ImportRefused(`There is no file "${path}".`);
    if (error instanceof DamagedZip)
      throw new ImportRefused('The file is damaged and cannot be unpacked. Download it again.');
    throw error;
  }
}

async function* readCsvRows(path: string): AsyncGenerator<string[]> {
  let rows: string[][] = [];
  const reader = createCsvReader((row) => rows.push(row));
  for await (const chunk of createReadStream(path, 'utf8')) {
    reader.push(String(chunk));
    yield* rows;
    rows = [];
  }
  reader.end();
  yield* rows;
}
