import { describe, expect, it } from 'vitest';
import { fieldNames, fieldsOfJob } from './job-fields.ts';
import { jobCreateSchema, jobEditSchema, jobSchema } from './job.ts';
import { parsedFieldSchema, parsedJobSchema } from './parsed-job.ts';

describe.each(fieldNames)('%s', (name) => {
  const field = fieldsOfJob[name];
  const required = 'required' in field;

  it('is in everything that the API takes and tells', () => {
    for (const { shape } of [jobCreateSchema, jobEditSchema, jobSchema]) {
      expect(Object.keys(shape)).toContain(name);
    }
  });

  it('may be empty unless it is required', () => {
    expect(field.stored.parse(field.absent)).toEqual(field.absent);
    expect(field.draft.parse(undefined)).toEqual(field.empty);
    expect(field.form.safeParse(field.empty).success).toBe(!required);
    expect(field.created.safeParse(undefined).success).toBe(!required);
    expect(field.edited.safeParse(undefined).success).toBe(true);
  });
});

it('quotes may be given for exactly what a text is read for', () => {
  const { kind: _, pay: __, evidence: ___, ...read } = parsedJobSchema.shape;
  expect(Object.keys(read).toSorted()).toEqual([...parsedFieldSchema.options].toSorted());
});
