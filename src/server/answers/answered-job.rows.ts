import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { StoredChange } from '#shared/answers.ts';
import type { Db } from '../db/database.ts';
import { answerLink } from '../db/schema/answers.ts';
import { job } from '../db/schema/jobs.ts';
import { organization } from '../db/schema/organizations.ts';
import type { JobFields, JobRow } from '../jobs/jobs.rows.ts';
import type { Membership } from '../organizations/memberships.rows.ts';
import { hashLinkToken } from './link-token.ts';

const proof = Symbol('answered job');

/**
 * Proof that somebody may answer questions on one job: a member of its organization, or whoever holds a link that is
 * open. Only this file can make one.
 */
export interface AnsweredJob {
  readonly [proof]: true;
  readonly organizationId: number;
  readonly jobId: number;
}

export const answeredBy = ({ organizationId }: Membership, jobId: number): AnsweredJob => ({
  [proof]: true,
  organizationId,
  jobId,
});

export type LinkRow = typeof answerLink.$inferSelect;

/** A link that can be opened now, with the one job it is about. */
export interface OpenLink {
  about: AnsweredJob;
  link: LinkRow;
}

export const isOpenLink = () =>
  and(isNull(answerLink.revokedAt), gt(answerLink.expiresAt, sql`now()`));

/** Nothing for one that was withdrawn, has expired, never was or whose job is gone. */
export async function findOpenLink(db: Db, token: string): Promise<OpenLink | undefined> {
  const [link] = await db
    .select()
    .from(answerLink)
    .where(and(eq(answerLink.tokenHash, hashLinkToken(token)), isOpenLink()));
  if (!link) return undefined;
  const { organizationId, jobId } = link;
  return { link, about: { [proof]: true, organizationId, jobId } };
}

const own = ({ organizationId, jobId }: AnsweredJob) =>
  and(eq(job.organizationId, organizationId), eq(job.id, jobId));

/** The job with its organization, as it is understood and written. */
export async function readAnsweredJob(db: Db, about: AnsweredJob) {
  const [found] = await db
    .select({ job, organization })
    .from(job)
    .innerJoin(organization, eq(organization.id, job.organizationId))
    .where(own(about));
  return found;
}

export type JobAndOrganization = NonNullable<Awaited<ReturnType<typeof readAnsweredJob>>>;

/** Held still until the transaction ends: answers to one job are settled one after the other. */
export async function lockAnsweredJob(tx: Db, about: AnsweredJob): Promise<JobRow | undefined> {
  const [row] = await tx.select().from(job).where(own(about)).for('update');
  return row;
}

/** Older ones are forgotten; what was written before them is then outdated as after any other change. */
const keptChanges = 200;

interface AnsweredChange {
  before: JobRow;
  fields: Pick<JobFields, 'answers' | 'corrections'>;
  changes: readonly Omit<StoredChange, 'revision'>[];
}

/** What the job says has changed, by answers alone. */
export async function changeAnsweredJob(
  tx: Db,
  about: AnsweredJob,
  { before, fields, changes }: AnsweredChange,
): Promise<void> {
  const revision = before.revision + 1;
  const made = changes.map((change) => ({ ...change, revision }));
  await tx
    .update(job)
    .set({
      ...fields,
      revision,
      answerChanges: [...before.answerChanges, ...made].slice(-keptChanges),
      updatedAt: new Date(),
    })
    .where(own(about));
}
