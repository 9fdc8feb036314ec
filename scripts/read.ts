import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { judgeReading } from '#reading/not-a-job/judge.ts';
import { readJob } from '#reading/read-job.ts';
import type { Found, Reading } from '#shared/reading.ts';

const usage = 'npm run read -- FILE... [--json]';

/** Prints what is read from text files: for people, or with --json for programs. */
export async function run(args: string[]): Promise<number> {
  // npm takes the "--" before the files away; called without npm it is still there.
  const given = args[0] === '--' ? args.slice(1) : args;
  const { values, positionals } = parseArgs({
    args: given,
    options: { json: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  if (positionals.length === 0) {
    console.error(usage);
    return 1;
  }
  const readings = await Promise.all(
    positionals.map(async (file) => {
      const text = await readFile(file, 'utf8');
      const reading = readJob(text);
      return { file, text, reading, refused: judgeReading(reading) };
    }),
  );
  if (values.json) {
    console.log(
      JSON.stringify(
        readings.map(({ file, text, reading, refused }) => ({
          file,
          readable: refused === undefined,
          fields: listFields(reading),
          facts: listFacts(reading, text),
        })),
      ),
    );
    return 0;
  }
  for (const { file, reading, refused } of readings) {
    console.log(`\n${file}\n${'='.repeat(file.length)}`);
    if (refused) console.log(refused.message);
    print(reading);
  }
  return 0;
}

const valueOf = <Value>(found: Found<Value> | null): Value | null => found?.value ?? null;

/** The values alone, under the names that labels use. */
function listFields({ fields, occupation }: Reading): Record<string, unknown> {
  const place = valueOf(fields.place);
  return {
    title: valueOf(fields.title),
    employer: valueOf(fields.employer),
    city: place?.city ?? null,
    region: place?.region ?? null,
    country: place?.country ?? null,
    workType: valueOf(fields.workType),
    pay: valueOf(fields.pay),
    employmentType: valueOf(fields.employmentType),
    hours: valueOf(fields.hours),
    department: valueOf(fields.department),
    reportsTo: valueOf(fields.reportsTo),
    startDate: valueOf(fields.startDate),
    openings: valueOf(fields.openings),
    yearsMin: valueOf(fields.yearsMin),
    education: valueOf(fields.education),
    deadline: valueOf(fields.deadline),
    credentials: fields.credentials.map(({ value }) => value),
    tools: fields.tools.map(({ value }) => value),
    links: fields.links.map(({ value }) => value),
    occupation: occupation.name,
    soc: occupation.soc,
  };
}

const listFacts = ({ units }: Reading, text: string): { role: string; quote: string }[] =>
  units.flatMap(({ role, also, start, end }) =>
    [role, ...also].map((one) => ({ role: one, quote: text.slice(start, end) })),
  );

function print(reading: Reading): void {
  for (const [name, value] of Object.entries(listFields(reading))) {
    if (value === null || (Array.isArray(value) && value.length === 0)) continue;
    const shown = typeof value === 'string' ? value : JSON.stringify(value);
    console.log(`${name.padEnd(16)} ${shown}`);
  }
  console.log('');
  for (const { role, also, text, label } of reading.units) {
    const roles = [role, ...also].join('+');
    console.log(`${roles.padEnd(18)} ${label === null ? '' : `[${label}] `}${text}`);
  }
}
