import { z } from 'zod';
import { countries } from './trade-schema.ts';

const name = z
  .string()
  .trim()
  .min(2)
  .max(60)
  .refine((text) => !/\b(?:Inc|Ltd|LLC|plc|GmbH & Co|S\.A)\b\.?$/i.test(text), {
    error: 'a name as people say it, without its legal form',
  });

export const employerNames = z
  .array(name)
  .min(3)
  .max(7)
  .refine((all) => new Set(all.map((one) => one.toLowerCase())).size === all.length, {
    error: 'the same name twice',
  });

const ofCountries = z.partialRecord(z.enum(countries), employerNames);
export type Employers = z.infer<typeof ofCountries>;

/** Who hires many people of a trade, by country. A heading names one trade, or several that share a list. */
export const employersSchema = z.record(z.string(), ofCountries);

/** The trades that a heading names. */
export const listTradesOf = (heading: string): string[] => heading.split(', ');
