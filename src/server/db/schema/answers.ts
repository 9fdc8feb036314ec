import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { AnswerState, AskedQuestion } from '#shared/answers.ts';
import type { ToolId } from '#shared/tool-info.ts';
import type { OrderedMustHaves } from '../ordered-must-haves.ts';
import { user } from './accounts.ts';
import { job } from './jobs.ts';
import { apiKey, organization } from './organizations.ts';

/** Imported by *.rows.ts files only: they ask for the caller's membership, or for an opened link, before they touch a row. */

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

/** An address at which somebody without an account answers questions on one job. */
export const answerLink = pgTable(
  'answer_link',
  {
    id: id(),
    organizationId: organizationId(),
    jobId: jobId(),
    /** The link is found by the hash and shown again from the sealed token, so a copy of this table opens nothing. */
    tokenHash: text('token_hash').notNull(),
    sealedToken: text('sealed_token').notNull(),
    name: text('name').notNull(),
    email: text('email'),
    /** As they were asked: one that is no longer open can still be answered. */
    questions: jsonb('questions').$type<AskedQuestion[]>().notNull(),
    createdBy: text('created_by').references(() => user.id, { onDelete: 'set null' }),
    createdAt: time('created_at').notNull().defaultNow(),
    expiresAt: time('expires_at').notNull(),
    revokedAt: time('revoked_at'),
    openedAt: time('opened_at'),
    completedAt: time('completed_at'),
    remindedAt: time('reminded_at'),
  },
  (table) => [
    uniqueIndex('answer_link_token_unique').on(table.tokenHash),
    index('answer_link_job_idx').on(table.jobId, table.id),
    index('answer_link_organization_idx').on(table.organizationId),
  ],
);

/**
 * What somebody answered. While a person with a link types, there is one row of theirs for each question; it is
 * handed over when they are done, and what they type then is a new one.
 */
export const jobAnswer = pgTable(
  'job_answer',
  {
    id: id(),
    organizationId: organizationId(),
    jobId: jobId(),
    key: text('key').notNull(),
    topic: text('topic'),
    ask: text('ask').notNull(),
    tools: jsonb('tools').$type<ToolId[]>().notNull(),
    state: text('state').$type<AnswerState>().notNull(),
    said: text('said').notNull(),
    /** The words of the advertisement that it corrects. */
    replaces: text('replaces'),
    mustHaves: jsonb('must_haves').$type<OrderedMustHaves>(),
    /** Who answered, so that one person has one answer: link:3, person:<id> or key:5. */
    answerer: text('answerer').notNull(),
    linkId: integer('link_id').references(() => answerLink.id, { onDelete: 'cascade' }),
    userId: text('user_id').references(() => user.id, { onDelete: 'set null' }),
    apiKeyId: integer('api_key_id').references(() => apiKey.id, { onDelete: 'set null' }),
    status: text('status', { enum: ['typed', 'counts', 'waiting', 'noted', 'refused'] }).notNull(),
    /** What the job said when it was handed over, where that is something else. */
    against: text('against'),
    /** Whether somebody of the organization settled it, rather than a rule. */
    decidedAt: time('decided_at'),
    answeredAt: time('answered_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('job_answer_typed_unique')
      .on(table.jobId, table.key, table.answerer)
      .where(sql`${table.status} = 'typed'`),
    index('job_answer_job_idx').on(table.jobId, table.key),
    index('job_answer_organization_idx').on(table.organizationId),
    index('job_answer_link_idx').on(table.linkId),
    index('job_answer_user_idx').on(table.userId),
    check(
      'job_answer_status_check',
      sql`${table.status} in ('typed', 'counts', 'waiting', 'noted', 'refused')`,
    ),
  ],
);
