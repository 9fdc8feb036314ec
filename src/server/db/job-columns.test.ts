import { getTableColumns } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type FieldOfJob, fieldNames, fieldsOfJob } from '#shared/job-fields.ts';
import { job } from './schema/jobs.ts';

const columns = getTableColumns(job);

/** What is stored of a job besides what it says in its fields. */
const besides: Exclude<keyof typeof columns, FieldOfJob>[] = [
  'id',
  'organizationId',
  'sourceText',
  'corrections',
  'agreedPlan',
  'answers',
  'answerChanges',
  'chosenStatus',
  'toolSet',
  'revision',
  'idempotencyKey',
  'searchText',
  'createdBy',
  'createdAt',
  'updatedAt',
];

it('every field of a job is a column, and every other column is known to be none', () => {
  expect(Object.keys(columns).toSorted()).toEqual([...fieldNames, ...besides].toSorted());
});

const sqlTypes = { line: 'text', text: 'text', choice: 'text', tags: 'jsonb', flag: 'boolean' };

describe.each(fieldNames)('%s', (name) => {
  const column = columns[name];
  const field = fieldsOfJob[name];

  it('is stored as its kind is', () => {
    expect(column.getSQLType()).toBe(sqlTypes[field.kind]);
    expect(column.enumValues ?? []).toEqual('values' in field ? field.values : []);
  });

  it('is absent in the table as the API tells it', () => {
    expect(column.notNull).toBe(field.absent !== null);
    if (column.hasDefault) expect(column.default).toEqual(field.absent);
  });
});
