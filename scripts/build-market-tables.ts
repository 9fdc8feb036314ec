/**
 * Rewrites the figures under src/market from the public tables, for the next release of them:
 *
 *   node scripts/build-market-tables.ts DIRECTORY
 *
 * DIRECTORY holds oews-national-YYYY.csv, the O*NET csv files and the county populations. Only what our
 * profiles need is written; the tables themselves stay outside the project.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCsv } from '#market/csv.ts';
import { families } from '#market/occupations/families.ts';

type Row = Record<string, string>;

const OEWS_FILE = 'oews-national-2024.csv';
const PAY_YEAR = 2024;
const RELATED_EACH = 5;

/** O*NET codes that the wage survey publishes under a joint code. */
const JOINT_CODES: [RegExp, string][] = [
  [/^21-101[14]$/, '21-1018'],
  [/^25-205[56]$/, '25-2052'],
  [/^25-904[239]$/, '25-9045'],
  [/^51-202[23]$/, '51-2028'],
  [/^51-209[29]$/, '51-2090'],
  [/^53-104[2349]$/, '53-1047'],
];

const directory = process.argv[2];
if (!directory) throw new Error('Name the directory that holds the public tables.');

const read = (file: string): Row[] => readCsv(readFileSync(join(directory, file), 'utf8'));
const write = (path: string, text: string): void =>
  writeFileSync(new URL(`../src/market/${path}`, import.meta.url), text);

const oews = new Map(
  read(OEWS_FILE)
    .filter((row) => row['O_GROUP'] === 'detailed')
    .map((row) => [row['OCC_CODE']!, row]),
);
const occupations = families.flatMap((family) => family.occupations);

function toOewsCode(onetCode: string): string | undefined {
  const soc = onetCode.slice(0, 7);
  if (oews.has(soc)) return soc;
  const joint = JOINT_CODES.find(([pattern]) => pattern.test(soc))?.[1] ?? `${soc.slice(0, 6)}0`;
  return oews.has(joint) ? joint : undefined;
}

function buildRelated(): Map<string, string[]> {
  const related = new Map<string, string[]>();
  for (const row of read('onet-related-occupations.csv')) {
    const soc = toOewsCode(row['O*NET-SOC Code']!);
    const other = toOewsCode(row['Related O*NET-SOC Code']!);
    if (!soc || !other || soc === other || !row['Relatedness Tier']!.startsWith('Primary'))
      continue;
    if (/all other/i.test(oews.get(other)!['OCC_TITLE']!)) continue;
    const known = related.get(soc) ?? [];
    if (!known.includes(other)) related.set(soc, [...known, other]);
  }
  return related;
}

function buildJobZones(): Map<string, number> {
  const zones = new Map<string, number[]>();
  for (const row of read('onet-job-zones.csv')) {
    const soc = toOewsCode(row['O*NET-SOC Code']!);
    if (soc) zones.set(soc, [...(zones.get(soc) ?? []), Number(row['Job Zone'])]);
  }
  // The middle one of the subdivisions: a manager's code may hold a clerk's subdivision and the reverse.
  return new Map(
    [...zones].map(([soc, all]) => [soc, all.toSorted((a, b) => a - b)[(all.length - 1) >> 1]!]),
  );
}

/** Every occupation of the survey: the nearest to a job may be one that has no profile. */
function writePay(): void {
  const zones = buildJobZones();
  const percentiles = ['PCT10', 'PCT25', 'MEDIAN', 'PCT75', 'PCT90'];
  const lines = [...oews]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([soc, row]) => {
      const pick = (period: 'H' | 'A'): string =>
        percentiles.map((p) => row[`${period}_${p}`]).join(',');
      return [
        soc,
        row['OCC_TITLE'],
        zones.get(soc) ?? '',
        row['TOT_EMP'],
        pick('H'),
        pick('A'),
      ].join('|');
    });
  const total = readCsv(readFileSync(join(directory!, OEWS_FILE), 'utf8')).find(
    (r) => r['O_GROUP'] === 'total',
  )!;
  write(
    `occupations/data/pay-${PAY_YEAR}.data.ts`,
    `/**
 * Written by scripts/build-market-tables.ts. One line an occupation: SOC code, official title, O*NET job
 * zone, employment, hourly and annual percentiles (10, 25, 50, 75, 90). "#" is at or above the top code,
 * "*" was not published.
 */
export const paySource = 'US Bureau of Labor Statistics, OEWS May ${PAY_YEAR}';
export const payYear = ${PAY_YEAR};
export const topCode = { hour: 115, year: 239_200 };
export const totalEmployment = ${total['TOT_EMP']};
export const payTable = \`
${lines.join('\n')}
\`;
`,
  );
}

function writeRelated(related: Map<string, string[]>): void {
  const codes = [...new Set(occupations.map(({ soc }) => soc))].toSorted();
  const lines = codes.map(
    (soc) => `${soc} ${(related.get(soc) ?? []).slice(0, RELATED_EACH).join(' ')}`,
  );
  write(
    'occupations/data/related.data.ts',
    `/** Written by scripts/build-market-tables.ts. One line a SOC code, then the codes O*NET holds nearest to it. */
export const relatedTable = \`
${lines.join('\n')}
\`;
`,
  );
}

function writeCounties(): void {
  const byState = new Map<string, string[]>();
  for (const row of read('us-counties-pop2023-latlng.csv')) {
    const name = row['county']!.endsWith(' County')
      ? row['county']!.slice(0, -7)
      : `=${row['county']}`;
    const place = `${name},${Number(row['lat']).toFixed(3)},${Number(row['lng']).toFixed(3)},${row['pop2023']}`;
    byState.set(row['state']!, [...(byState.get(row['state']!) ?? []), place]);
  }
  const lines = [...byState]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([s, all]) => `${s}|${all.toSorted().join(';')}`);
  write(
    'places/data/counties-2023.data.ts',
    `/**
 * Written by scripts/build-market-tables.ts. One line a state; of each county the name without "County" (a
 * leading = marks a name to be taken as it stands), latitude and longitude of its centre, population.
 */
export const countySource = 'US Census Bureau, population estimates 2023';
export const countyTable = \`
${lines.join('\n')}
\`;
`,
  );
}

const related = buildRelated();
writePay();
writeRelated(related);
writeCounties();
