import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { DraftedPlan } from '#shared/agreed-plan.ts';
import type { Brief } from '#shared/brief.ts';
import type { ModelReading } from '#shared/model-reading.ts';
import { toolIds } from '#shared/tool-info.ts';
import type { StoredProvenance } from '../stored-provenance.ts';
import { user } from './accounts.ts';
import { job } from './jobs.ts';
import { organization } from './organizations.ts';

/** Imported by *.rows.ts files only: they ask for the caller's membership before they touch a row. */

const time = (name: string) => timestamp(name, { withTimezone: true });
const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity();
const organizationId = () =>
  integer('organization_id')
    .notNull()
    .references(() => organization.id, { onDelete: 'cascade' });
const jobId = () =>
  integer('job_id')
    .notNull()
    .references(() => job.id, { onDelete: 'cascade' });

export const output = pgTable(
  'output',
  {
    id: id(),
    organizationId: organizationId(),
    jobId: jobId(),
    toolType: text('tool_type', { enum: toolIds }).notNull(),
    status: text('status', { enum: ['pending', 'processing', 'completed', 'failed'] })
      .notNull()
      .default('pending'),
    queued: boolean('queued').notNull().default(false),
    failure: text('failure'),
    /** The version people see; null until something has been written. */
    currentVersion: integer('current_version'),
    /** The one task that may write it; null when none is under way. */
    taskId: uuid('task_id'),
    /** Counts who took the task up; a save with an earlier number comes from somebody who was replaced. */
    attempt: integer('attempt').notNull().default(0),
    /** How often writing was begun since it was asked for; one that keeps killing its process is given up. */
    tries: integer('tries').notNull().default(0),
    /** Where it stands among all that wait: organizations take turns. */
    turn: integer('turn').notNull().default(0),
    notes: jsonb('notes').$type<string[]>().notNull().default([]),
    createdAt: time('created_at').notNull().defaultNow(),
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('output_job_tool_unique').on(table.jobId, table.toolType),
    index('output_turn_idx')
      .on(table.turn)
      .where(sql`${table.queued}`),
    index('output_organization_turn_idx')
      .on(table.organizationId, table.turn)
      .where(sql`${table.queued}`),
    index('output_task_idx')
      .on(table.taskId)
      .where(sql`${table.taskId} is not null`),
  ],
);

/** What was once written never changes, a trigger sees to that; old versions go as shared/kept-versions.ts says. */
export const outputVersion = pgTable(
  'output_version',
  {
    id: id(),
    organizationId: organizationId(),
    outputId: integer('output_id')
      .notNull()
      .references(() => output.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    // Not jsonb, which sorts keys: stages, tiers and search strings are maps in the order they are shown.
    content: json('content').notNull(),
    provenance: jsonb('provenance').$type<StoredProvenance>().notNull(),
    authorId: text('author_id').references(() => user.id, { onDelete: 'set null' }),
    restoredFrom: integer('restored_from'),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('output_version_unique').on(table.outputId, table.version),
    index('output_version_author_idx').on(table.authorId),
  ],
);

/** A job is understood once, not once for each tool. */
export const jobBrief = pgTable('job_brief', {
  jobId: jobId().primaryKey(),
  organizationId: organizationId(),
  /** Of everything the brief was made from, the version of the code included. */
  inputHash: text('input_hash').notNull(),
  brief: jsonb('brief').$type<Brief>().notNull(),
  /** What a language model read in the text, and the plan it drafted on the brief; null where none was asked. */
  told: jsonb('told').$type<ModelReading>(),
  draftedPlan: jsonb('drafted_plan').$type<DraftedPlan>(),
  createdAt: time('created_at').notNull().defaultNow(),
});

/** Calls that started writing, by the key the caller sent with them. */
export const startKey = pgTable(
  'start_key',
  {
    organizationId: organizationId(),
    key: text('key').notNull(),
    /** What was asked for, so that a key is not taken for another request. */
    request: text('request').notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.key] }),
    index('start_key_created_idx').on(table.createdAt),
  ],
);
