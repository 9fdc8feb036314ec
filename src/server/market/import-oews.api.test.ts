import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyJobText } from '#reading/stored/job-text.ts';
import type { Database } from '../db/database.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { importOews } from './import-oews.ts';
import { textJobs } from '../text-work/jobs.ts';
import { loadPayRows } from './pay.rows.ts';

const header =
  'AREA,AREA_TITLE,AREA_TYPE,PRIM_STATE,NAICS,I_GROUP,OCC_CODE,OCC_TITLE,O_GROUP,TOT_EMP,H_PCT10,H_PCT25,H_MEDIAN,H_PCT75,H_PCT90,A_PCT10,A_PCT25,A_MEDIAN,A_PCT75,A_PCT90'.split(
    ',',
  );

/** A line of the survey: an hourly median, the other percentiles around it. */
function writeLine(input: {
  area: string;
  name: string;
  type: string;
  soc: string;
  median: number | '#';
  group?: string;
}): string[] {
  const { area, name, type, soc, median, group = 'detailed' } = input;
  const spread = [0.7, 0.85, 1, 1.2, 1.4];
  const by = (hours: number): string[] =>
    spread.map((share) =>
      median === '#' ? '#' : String(Math.round(median * share * hours * 100) / 100),
    );
  return [
    area,
    name,
    type,
    '',
    '000000',
    'cross-industry',
    soc,
    'Welders & others',
    group,
    '1,230',
    ...by(1),
    ...by(2080),
  ];
}

const toCsv = (rows: string[][]): string =>
  rows
    .map((row) => row.map((cell) => (/[",\n]/.test(cell) ? `"${cell}"` : cell)).join(','))
    .join('\r\n');

/** A small workbook as Excel writes it: shared strings, numbers as numbers, an empty row between. */
function toWorkbook(rows: string[][]): Uint8Array {
  const strings: string[] = [];
  const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const letter = (index: number): string => String.fromCharCode(65 + index);
  const cell = (text: string, column: number, row: number): string => {
    const place = `r="${letter(column)}${row}"`;
    if (text === '') return `<c ${place} s="1"/>`;
    if (/^\d+(?:\.\d+)?$/.test(text) && column > 8) return `<c ${place}><v>${text}</v></c>`;
    if (column === 1) return `<c ${place} t="inlineStr"><is><t>${escape(text)}</t></is></c>`;
    strings.push(text);
    return `<c ${place} t="s"><v>${strings.length - 1}</v></c>`;
  };
  const lines = rows.map(
    (row, index) =>
      `<row r="${index + 1}" spans="1:20">${row.map((text, column) => cell(text, column, index + 1)).join('')}</row>`,
  );
  const sheet = `<?xml version="1.0"?><worksheet><sheetData>${lines.join('<row r="9"/>')}</sheetData></worksheet>`;
  const shared = `<?xml version="1.0"?><sst>${strings.map((text) => `<si><t xml:space="preserve">${escape(text)}</t></si>`).join('')}</sst>`;
  return zipSync({
    'xl/worksheets/sheet2.xml': strToU8('<worksheet/>'),
    'xl/worksheets/sheet1.xml': strToU8(sheet),
    'xl/sharedStrings.xml': strToU8(shared),
  });
}

const welder = '51-4121';
const nation = (median: number) =>
  writeLine({ area: '99', name: 'U.S.', type: '1', soc: welder, median });
const oklahoma = (median: number) =>
  writeLine({ area: '40', name: 'Oklahoma', type: '2', soc: welder, median });
const tulsa = (median: number) =>
  writeLine({ area: '46140', name: 'Tulsa, OK', type: '4', soc: welder, median });

let database: Database;
const folder = mkdtempSync(join(tmpdir(), 'requisite-market-'));
const write = (name: string, content: string | Uint8Array): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
const load = (name: string, content: string | Uint8Array, year?: number) =>
  importOews({ db: database.db, path: write(name, content), year });

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

async function assess(location: string) {
  const job = { ...emptyJobText, title: 'Welder', location, salaryRange: '$30 an hour' };
  const brief = textJobs.understand({ job, organization: { name: 'Caddo' } });
  const payRows = await loadPayRows(database.db, textJobs.listPayNeeds(brief));
  return textJobs.assess({ brief, payRows, today: '2026-11-15' });
}

describe('market import', () => {
  it('takes the newest and most local figure, from csv and from workbooks', async () => {
    const before = await assess('Tulsa, OK');
    expect(before.payRow).toMatchObject({ areaType: 'national', year: 2024 });
    await load('national_M2025_dl.csv', toCsv([header, nation(26)]));
    expect((await assess('Tulsa, OK')).payRow).toMatchObject({
      areaType: 'national',
      year: 2025,
      source: 'US Bureau of Labor Statistics, OEWS May 2025',
    });
    const report = await load(
      'state_M2025_dl.xlsx',
      toWorkbook([
        header,
        oklahoma(24),
        writeLine({
          area: '40',
          name: 'Oklahoma',
          type: '2',
          soc: '51-0000',
          median: 20,
          group: 'major',
        }),
      ]),
    );
    expect(report).toEqual({
      year: 2025,
      imported: 1,
      areas: { national: 0, state: 1, metro: 0 },
      skipped: { 'group of occupations': 1 },
    });
    expect((await assess('Tulsa, OK')).payRow).toMatchObject({
      areaType: 'state',
      areaName: 'Oklahoma',
      employment: 1230,
    });
    await load('MSA_M2025_dl.xlsx', toWorkbook([header, tulsa(25)]));
    const local = await assess('Tulsa, OK');
    expect(local.payRow).toMatchObject({ areaType: 'metro', areaName: 'Tulsa, OK' });
    expect(local.payPosition?.median).toBe(25);
    expect(local.payPosition?.source).toContain('Tulsa, OK');
    expect((await assess('Enid, OK')).payRow).toMatchObject({ areaType: 'state' });
    expect((await assess('Reno, NV')).payRow).toMatchObject({ areaType: 'national', year: 2025 });
  });

  it('may be repeated, and then holds the figures of the last time', async () => {
    await load('MSA_M2025_dl.xlsx', toWorkbook([header, tulsa(25), tulsa(27)]));
    await load('MSA_M2025_dl.xlsx', toWorkbook([header, tulsa(28)]));
    expect((await assess('Tulsa, OK')).payPosition?.median).toBe(28);
  });

  it('keeps what the survey does not state as not stated', async () => {
    await load(
      'national_M2026_dl.csv',
      toCsv([
        header,
        writeLine({ area: '99', name: 'U.S.', type: '1', soc: '29-1216', median: '#' }),
      ]),
    );
    const [row] = await loadPayRows(database.db, { socs: ['29-1216'] });
    expect(row?.annual[50]).toEqual({ amount: 239_200, atLeast: true });
  });

  it('reads the year from an option where the name does not say it', async () => {
    await expect(load('figures.csv', toCsv([header, nation(26)]))).rejects.toThrow('--year 2024');
    await expect(load('figures.csv', toCsv([header, nation(26)]), 2023)).resolves.toMatchObject({
      year: 2023,
    });
  });

  it.each([
    ['M2025.csv', 'a,b\n1,2', 'This is not an OEWS table'],
    ['M2025.csv', '', 'This is not an OEWS table'],
    ['M2025.csv', header.join(','), 'no figures of single occupations'],
    ['M2025.xlsx', 'no zip at all', 'cannot be opened as .xlsx'],
    ['M2025.xlsx', zipSync({ 'state_M2025_dl.xlsx': strToU8('x') }), 'Unpack it first'],
    ['M2025.xlsx', zipSync({ 'readme.txt': strToU8('x') }), 'holds no sheet'],
    ['M2025.xlsx', toWorkbook([['a', 'b']]), 'This is not an OEWS table'],
    [
      'M2025.xlsx',
      toWorkbook([header, ...Array.from({ length: 400 }, () => oklahoma(20))]).map((byte, at) =>
        at > 200 && at < 400 ? byte ^ 0x55 : byte,
      ),
      'damaged',
    ],
    ['M2025.pdf', 'x', 'Only .xlsx and .csv'],
  ])('says what is wrong with %s', async (name, content, message) => {
    await expect(load(name, content)).rejects.toThrow(message);
  });

  it('says that there is no such file', async () => {
    await expect(
      importOews({ db: database.db, path: join(folder, 'none_M2025.csv') }),
    ).rejects.toThrow('There is no file');
    await expect(
      importOews({ db: database.db, path: join(folder, 'none_M2025.xlsx') }),
    ).rejects.toThrow('There is no file');
  });
});
