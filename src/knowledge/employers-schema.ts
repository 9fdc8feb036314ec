import { z } from 'zod';
import type { Country } from './drawer.ts';
import { countries } from './trade-schema.ts';

const name = z
  .string()
  .trim()
  .min(2)
  .max(60)
  .refine((text) => !/\b(?:Inc|Ltd|LLC|plc|GmbH & Co|S\.A)\b\.?$/i.test(text), {
    error: 'a name as people say it, without its legal form',
  });

const names = z
  .array(name)
  .min(3)
  .max(7)
  .refine((all) => new Set(all.map((one) => one.toLowerCase())).size === all.length, {
    error: 'the same name twice',
  });

/** Who hires many people of a trade, by trade and country. */
export const employersSchema = z.record(
  z.string(),
  z.strictObject(
    Object.fromEntries(countries.map((country) => [country, names.optional()])),
  ) as unknown as z.ZodType<Employers>,
);

export type Employers = Partial<Record<Country, string[]>>;
