import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseJobDescription } from './parse-job-description.ts';

/** Real texts with what a careful reader read off them. They live beside the project, never in it. */
const folder = path.resolve(import.meta.dirname, '../../../../shared/data/job-descriptions');
const isPresent = existsSync(path.join(folder, 'index.json'));

const truthSchema = z.object({
  title: z.string().nullable(),
  location: z.string().nullable(),
  salary: z
    .object({
      currency: z.string().nullable(),
      min: z.number().nullable(),
      max: z.number().nullable(),
      period: z.string().nullable(),
    })
    .nullable(),
  workType: z.string().nullable(),
  workTypeBasis: z.string(),
  isJobDescription: z.boolean().optional(),
  urgencyLevel: z.string().optional(),
  competitorCompanies: z.array(z.string()).optional(),
  redFlags: z.array(z.string()).optional(),
  preferredBackgrounds: z.array(z.string()).optional(),
  benefits: z.array(z.string()).optional(),
});
const indexSchema = z.array(z.object({ file: z.string(), truth: truthSchema }));

const labelled = isPresent
  ? indexSchema.parse(JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')))
  : [];

/** "Los Angeles, CA (City jails)": the town is what counts, the rest is the reader's remark. */
function townOf(location: string): string {
  return location.split(/[,(]/)[0]?.trim() ?? '';
}

describe.skipIf(!isPresent)('labelled texts', () => {
  it.each(labelled)('$file', ({ file, truth }) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    const job = parseJobDescription(text);
    if (truth.isJobDescription === false) {
      expect(job.kind).toBe('not-a-job');
      return;
    }
    if (job.kind !== 'job') throw new Error(`taken for ${job.reason}`);
    expect(job.title).toBe(truth.title);
    expect(job.location).toContain(townOf(truth.location ?? ''));
    expect(job.pay ?? { min: null, max: null, currency: null, period: null }).toEqual({
      min: truth.salary?.min,
      max: truth.salary?.max,
      currency: truth.salary?.currency,
      period: truth.salary?.period,
    });
    // What a reader only infers may stay empty; what the text states may not.
    if (truth.workTypeBasis === 'stated' || job.workType !== '')
      expect(job.workType).toBe(truth.workType);
    if (truth.urgencyLevel !== undefined) expect(job.urgencyLevel).toBe(truth.urgencyLevel);
    if (truth.competitorCompanies)
      expect(job.competitorCompanies).toEqual(truth.competitorCompanies);
    if (truth.redFlags) expect(job.redFlags).toEqual(truth.redFlags);
    for (const background of truth.preferredBackgrounds ?? []) {
      for (const part of background.split(', ')) expect(job.preferredBackgrounds).toContain(part);
    }
    for (const benefit of truth.benefits ?? [])
      expect(job.benefits.toLowerCase()).toContain(benefit);
    for (const { quote, start, end } of Object.values(job.evidence).flat()) {
      expect(text.slice(start, end)).toBe(quote);
    }
  });
});
