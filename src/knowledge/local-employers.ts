import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load as parseYaml } from 'js-yaml';
import { z } from 'zod';
import { findTerm } from './find-term.ts';
import { folder } from './folder.ts';
import { countries } from './trade-schema.ts';

const names = z.array(z.string().trim().min(2).max(60)).min(3).max(6);

/** Employers of one field: what such houses are called in a country, and the largest of each region. */
export const fieldSchema = z.strictObject({
  trades: z.array(z.string()).default([]).describe('Names of the files of the trades they hire.'),
  sectors: z.array(z.string()).default([]).describe('For work that every sector has.'),
  titles: z.array(z.string()).default([]).describe('Words of a title, where a trade has several.'),
  houses: z
    .array(z.string())
    .default([])
    .describe('Words of a title or of the name of an employer that is of the field itself.'),
  is_small: z.boolean().default(false).describe('Whether large names of the nation say nothing.'),
  whole_trade: z
    .boolean()
    .default(false)
    .describe(
      'Whether they hire for the usual work of the trade, and not for its special settings.',
    ),
  is_rare: z.boolean().default(false).describe('Whether a town has none or one of them.'),
  for_clearance: z.boolean().default(false).describe('For work that demands a security clearance.'),
  any_sector: z
    .boolean()
    .default(false)
    .describe(
      'Large employers of a place, for work that every large house has, whatever it makes or does.',
    ),
  called: z.partialRecord(z.enum(['any', ...countries]), z.string().min(4).max(60)).default({}),
  names: z
    .record(z.string().regex(/^[a-z]{2}(?:-[a-z]{2,3})?(?:\/\p{Lu}[\p{L}.' -]+)?$/u), names)
    .describe(
      'By the city of a region (gb/Leeds, us-oh/Columbus where two cities share a name), or by a state or province (us-vt, ca-ab) whose employers have houses all over it.',
    ),
});
export type EmployerField = z.infer<typeof fieldSchema>;

interface FieldHead {
  trades: readonly string[];
  sectors: readonly string[];
  titles: readonly string[];
  houses: readonly string[];
  forClearance: boolean;
  anySector: boolean;
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
      houses: readList(text, 'houses'),
      forClearance: /^  for_clearance: true/m.test(text),
      anySector: /^  any_sector: true/m.test(text),
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

/** Large employers of a place, whatever they make or do: for work at desks that every large house has. */
export function findAnySector(): EmployerField | null {
  const head = listFields().find(({ anySector }) => anySector);
  return head ? load(head) : null;
}

const says = (text: string, words: readonly string[]): boolean =>
  words.some((word) => findTerm(text, word, ['s', 'es']) !== -1);

interface FieldQuery {
  title: string;
  employer?: string;
  /** Name of the trade's file. */
  trade: string | null;
  /** Whether every sector has such work: then the sector goes before the trade. */
  isEverywhere: boolean;
  sector: string | null;
  /** Whether the job demands a security clearance. */
  isCleared?: boolean;
}

/** The fields of employers that a job belongs to, the nearest first: by clearance, title, house, sector or trade. */
export function findEmployerFields({
  title,
  employer = '',
  trade,
  isEverywhere,
  sector,
  isCleared = false,
}: FieldQuery): EmployerField[] {
  const said = title.toLowerCase();
  const house = `${said} ${employer.toLowerCase()}`;
  const fields = listFields();
  const ofTrade = fields.find(({ trades }) => trade !== null && trades.includes(trade));
  const ofSector = fields.find(({ sectors }) => sector !== null && sectors.includes(sector));
  const isAnywhere = isEverywhere || trade === null || ofTrade?.anySector === true;
  const found = [
    isCleared ? fields.find(({ forClearance }) => forClearance) : undefined,
    fields.find(({ titles }) => titles.some((word) => said.includes(word))),
    fields.find(({ houses }) => says(house, houses)),
    // Who hires a trade of few sectors is told by the trade: an animal hospital is no hospital.
    isAnywhere ? ofSector : undefined,
    ofTrade,
  ].filter((one) => one !== undefined);
  return [...new Set(found)].map(load);
}
