import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load as parseYaml } from 'js-yaml';
import { z } from 'zod';
import { folder } from './folder.ts';
import { countries } from './trade-schema.ts';

const names = z.array(z.string().trim().min(2).max(60)).min(3).max(6);

/** Employers of one field: what such houses are called in a country, and the largest of each region. */
export const fieldSchema = z.strictObject({
  trades: z.array(z.string()).default([]).describe('Names of the files of the trades they hire.'),
  sectors: z.array(z.string()).default([]).describe('For work that every sector has.'),
  titles: z.array(z.string()).default([]).describe('Words of a title, where a trade has several.'),
  is_small: z.boolean().default(false).describe('Whether large names of the nation say nothing.'),
  whole_trade: z
    .boolean()
    .default(false)
    .describe(
      'Whether they hire for the usual work of the trade, and not for its special settings.',
    ),
  is_rare: z.boolean().default(false).describe('Whether a town has none or one of them.'),
  called: z.partialRecord(z.enum(['any', ...countries]), z.string().min(4).max(60)),
  names: z
    .record(z.string().regex(/^[a-z]{2}(?:-[a-z]{2,3})?(?:\/\p{Lu}[\p{L}. ]+)?$/u), names)
    .describe(
      'By the city of a region (gb/Leeds, us-oh/Columbus where two cities share a name), or by a state or province (us-vt, ca-ab) whose employers have houses all over it.',
    ),
});
export type EmployerField = z.infer<typeof fieldSchema>;

interface FieldHead {
  trades: readonly string[];
  sectors: readonly string[];
  titles: readonly string[];
  text: string;
}

let heads: FieldHead[] | undefined;
const kept = new Map<string, EmployerField>();

/** Reading the whole file takes as long as the rest of a first job; a job needs one part of it. */
function listFields(): FieldHead[] {
  heads ??= readFileSync(join(folder, 'local-employers.yaml'), 'utf8')
    .split(/^(?=[a-z])/m)
    .slice(1)
    .map((text) => ({
      trades: readList(text, 'trades'),
      sectors: readList(text, 'sectors'),
      titles: readList(text, 'titles'),
      text,
    }));
  return heads;
}

const readList = (text: string, key: string): string[] =>
  (new RegExp(String.raw`^  ${key}:\s*\[([^\]]*)\]`, 'm').exec(text)?.[1] ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

const load = ({ text }: FieldHead): EmployerField => {
  const known = kept.get(text);
  if (known) return known;
  const [field] = Object.values(parseYaml(text) as Record<string, unknown>).map((one) =>
    fieldSchema.parse(one),
  );
  kept.set(text, field!);
  return field!;
};

/** The field of employers that a job belongs to: by its title, its trade, or the sector of its employer. */
export function findEmployerField({
  title,
  trade,
  isEverywhere,
  sector,
}: {
  title: string;
  /** Name of the trade's file. */
  trade: string | null;
  /** Whether every sector has such work: then the sector goes before the trade. */
  isEverywhere: boolean;
  sector: string | null;
}): EmployerField | null {
  const said = title.toLowerCase();
  const fields = listFields();
  const ofTrade = fields.find(({ trades }) => trade !== null && trades.includes(trade));
  const ofSector = fields.find(({ sectors }) => sector !== null && sectors.includes(sector));
  const found =
    fields.find(({ titles }) => titles.some((word) => said.includes(word))) ??
    // Who hires a trade of few sectors is told by the trade: an animal hospital is no hospital.
    (isEverywhere || trade === null ? (ofSector ?? ofTrade) : ofTrade);
  return found ? load(found) : null;
}
