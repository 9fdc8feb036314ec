import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { EmployerCount, JobSort, JobStatus } from '#shared/job.ts';
import type { ToolId } from '#shared/tool-info.ts';
import { currentToolSet, toolSets } from '#shared/tool-sets.ts';
import type { Db } from '../db/database.ts';
import { job } from '../db/schema/jobs.ts';
import { output } from '../db/schema/outputs.ts';
import type { Membership } from '../organizations/memberships.rows.ts';
import type { JobPosition } from './job-cursor.ts';
import { type ListedJobRow, pickListed } from './jobs.rows.ts';

export interface JobSelection {
  search: string | undefined;
  status: JobStatus | undefined;
  employer: string | undefined;
  sort: JobSort;
  after: JobPosition | undefined;
  limit: number;
}

const listedColumns = pickListed(getTableColumns(job));

export async function selectJobs(
  db: Db,
  memberships: readonly Membership[],
  { search, status, employer, sort, after, limit }: JobSelection,
): Promise<ListedJobRow[]> {
  if (memberships.length === 0) return [];
  return db
    .select(listedColumns)
    .from(job)
    .where(
      and(
        inArray(
          job.organizationId,
          memberships.map(({ organizationId }) => organizationId),
        ),
        search ? matches(search, memberships) : undefined,
        employer ? eq(lowerEmployer, sql`lower(${employer})`) : undefined,
        status && eq(derivedStatus(), status),
        after && isAfter(sort, after),
      ),
    )
    .orderBy(...orders[sort])
    .limit(limit);
}

/** Whom an organization recruits for, by name; the same name in other letters is the same employer. */
export async function listEmployers(
  db: Db,
  { organizationId }: Membership,
): Promise<EmployerCount[]> {
  return db
    .select({ name: sql<string>`min(${job.employer})`, jobs: count() })
    .from(job)
    .where(and(eq(job.organizationId, organizationId), isNotNull(job.employer)))
    .groupBy(lowerEmployer)
    .orderBy(lowerEmployer)
    .limit(mostEmployers);
}

/** More than anybody looks through in a list; those beyond are found by search. */
const mostEmployers = 500;

const lowerEmployer = sql<string>`lower(${job.employer})`;
const lowerTitle = sql<string>`lower(${job.title})`;

const orders = {
  newest: [desc(job.id)],
  oldest: [asc(job.id)],
  title: [asc(lowerTitle), asc(job.id)],
} satisfies Record<JobSort, SQL[]>;

function isAfter(sort: JobSort, { id, title }: JobPosition): SQL {
  if (sort === 'newest') return sql`${job.id} < ${id}`;
  if (sort === 'oldest') return sql`${job.id} > ${id}`;
  return sql`(${lowerTitle}, ${job.id}) > (${title}, ${id})`;
}

function matches(search: string, memberships: readonly Membership[]): SQL | undefined {
  const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const isLike = sql`${job.searchText} like lower(${pattern})`;
  // So many jobs have one letter that the first page is soon full.
  if (search.length < 2) return isLike;
  const mayMatch = memberships.map(
    ({ organizationId }) =>
      sql`search_grams @> search_grams(${organizationId}::integer, lower(${search}))`,
  );
  return and(or(...mayMatch), isLike);
}

const countOutputs = (condition: SQL) =>
  sql`(select count(*) from ${output} where ${output.jobId} = ${job.id} and ${condition})`;

const hasCompleted = (tools: readonly ToolId[]) => {
  const names = sql.join(
    tools.map((id) => sql`${id}`),
    sql`, `,
  );
  const completed = sql`${output.status} = 'completed' and ${output.toolType} in (${names})`;
  return sql`${countOutputs(completed)} = ${tools.length}`;
};

/** All tools of the set that the job was created with. */
const isComplete = () => {
  const sets = Object.entries(toolSets);
  const cases = sets.map(([set, tools]) => sql`when ${Number(set)} then ${hasCompleted(tools)} `);
  const unknown = hasCompleted(toolSets[currentToolSet]);
  return sql`case ${job.toolSet} ${sql.join(cases)} else ${unknown} end`;
};

/** The rule of shared/job-status.ts in the database's words; a test holds the two against each other. */
const derivedStatus = () => sql<JobStatus>`case
  when ${countOutputs(sql`(${output.status} = 'processing' or (${output.status} = 'pending' and ${output.queued}))`)} > 0 then 'processing'
  when ${job.chosenStatus} <> 'draft' then ${job.chosenStatus}
  when ${countOutputs(sql`${output.status} = 'failed'`)} > 0 then 'failed'
  when (${isComplete()}) then 'completed'
  else 'draft' end`;
