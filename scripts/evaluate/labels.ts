import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';

const name = z.string().nullish();
const amount = z.number().nullish();

const fieldsSchema = z.looseObject({
  title: name,
  employer: name,
  city: name,
  department: name,
  reportsTo: name,
  startDate: name,
  country: name,
  workType: name,
  workTypeBasis: name,
  employmentType: name,
  openings: amount,
  yearsMin: amount,
  soc: name,
  pay: z.looseObject({ min: amount, max: amount, currency: name, period: name }).nullish(),
  tools: z.array(z.string()).nullish(),
  credentials: z.array(z.string()).nullish(),
});
const fileSchema = z.looseObject({ roles: z.record(z.string(), z.string()), fields: fieldsSchema });

/** What a text says, settled by hand: the roles of its units and the values of its fields. */
export interface Labels {
  units: { text: string; roles: string[] }[];
  fields: z.infer<typeof fieldsSchema>;
}

/** NAME.labels.json with the fields and roles, NAME.tsv with the units, beside NAME.txt; nothing without them. */
export async function readLabels(textFile: string): Promise<Labels | undefined> {
  const base = textFile.replace(/\.txt$/, '');
  const [labelFile, unitFile] = [`${base}.labels.json`, `${base}.tsv`];
  if (!existsSync(labelFile) || !existsSync(unitFile)) return undefined;
  const { roles, fields } = fileSchema.parse(JSON.parse(await readFile(labelFile, 'utf8')));
  const rows = (await readFile(unitFile, 'utf8')).replace(/\n$/, '').split('\n');
  const units = rows.map((row) => {
    const [id = '', , ...rest] = row.split('\t');
    return { text: rest.join(' '), roles: (roles[id] ?? 'noise').split('+') };
  });
  return { units, fields };
}
