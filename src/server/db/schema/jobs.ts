import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { AgreedPlan } from '#shared/agreed-plan.ts';
import type { JobAnswer, StoredChange } from '#shared/answers.ts';
import { fieldsOfJob } from '#shared/job-fields.ts';
import { noCorrections, type ReadingCorrections } from '#shared/reading.ts';
import { user } from './accounts.ts';
import { organization } from './organizations.ts';

/** Imported by *.rows.ts files only: they ask for the caller's membership before they touch a row. */

const time = (name: string) => timestamp(name, { withTimezone: true });
const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity();
const list = (name: string) => jsonb(name).$type<string[]>().notNull().default([]);
const organizationId = () =>
  integer('organization_id')
    .notNull()
    .references(() => organization.id, { onDelete: 'cascade' });

export const job = pgTable(
  'job',
  {
    id: id(),
    organizationId: organizationId(),
    title: text('title').notNull(),
    location: text('location').notNull(),
    salaryRange: text('salary_range'),
    description: text('description'),
    benefits: text('benefits'),
    culture: text('culture'),
    requirements: text('requirements'),
    workType: text('work_type', { enum: fieldsOfJob.workType.values }),
    urgencyLevel: text('urgency_level', { enum: fieldsOfJob.urgencyLevel.values }),
    dealBreakers: list('deal_breakers'),
    dealBreakersText: text('deal_breakers_text'),
    preferredBackgrounds: list('preferred_backgrounds'),
    redFlags: list('red_flags'),
    competitorCompanies: list('competitor_companies'),
    companyAssets: text('company_assets'),
    /** Null where the organization itself hires. */
    employer: text('employer'),
    employerConfidential: boolean('employer_confidential').notNull().default(false),
    /** The text as it was pasted, and what a person set right in how it was read. */
    sourceText: text('source_text'),
    corrections: jsonb('corrections').$type<ReadingCorrections>().notNull().default(noCorrections),
    /** What people settled of the plan; null while the proposal stands. */
    agreedPlan: jsonb('agreed_plan').$type<AgreedPlan>(),
    /** What people answered beside the text and what counts of it; and which revisions are made of answers alone. */
    answers: jsonb('answers').$type<JobAnswer[]>().notNull().default([]),
    answerChanges: jsonb('answer_changes').$type<StoredChange[]>().notNull().default([]),
    chosenStatus: text('chosen_status', { enum: ['draft', 'active', 'paused', 'closed'] })
      .notNull()
      .default('draft'),
    /** Which tools it is made of (shared/tool-sets.ts); jobs from before there were sets have the first. */
    toolSet: integer('tool_set').notNull().default(1),
    revision: integer('revision').notNull().default(1),
    /** Sent by the browser with each new job, so that a double click or a replay makes one. */
    idempotencyKey: text('idempotency_key'),
    /** What a search looks through; kept ready because lowering 10,000 texts takes longer than the rest. */
    searchText: text('search_text').generatedAlwaysAs(
      sql`lower(title || chr(10) || location || chr(10) || coalesce(employer, ''))`,
    ),
    createdBy: text('created_by').references(() => user.id, { onDelete: 'set null' }),
    createdAt: time('created_at').notNull().defaultNow(),
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('job_organization_newest_idx').on(table.organizationId, table.id),
    // Two and three letters in a row, each with its organization. The column is made and indexed by
    // the migrations and not named above, because no query should carry it along.
    index('job_search_idx').using('gin', sql`search_grams`),
    index('job_organization_title_idx').on(
      table.organizationId,
      sql`lower(${table.title})`,
      table.id,
    ),
    index('job_organization_employer_idx')
      .on(table.organizationId, sql`lower(${table.employer})`, table.id)
      .where(sql`${table.employer} is not null`),
    uniqueIndex('job_idempotency_unique').on(table.organizationId, table.idempotencyKey),
    check(
      'job_chosen_status_check',
      sql`${table.chosenStatus} in ('draft', 'active', 'paused', 'closed')`,
    ),
  ],
);
