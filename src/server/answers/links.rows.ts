import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { AskedQuestion } from '#shared/answers.ts';
import type { Db } from '../db/database.ts';
import { user } from '../db/schema/accounts.ts';
import { answerLink } from '../db/schema/answers.ts';
import { membership } from '../db/schema/organizations.ts';
import { type AnsweredJob, isOpenLink, type LinkRow } from './answered-job.rows.ts';

const ofJob = ({ organizationId, jobId }: AnsweredJob) =>
  and(eq(answerLink.organizationId, organizationId), eq(answerLink.jobId, jobId));

const one = (about: AnsweredJob, linkId: number) => and(ofJob(about), eq(answerLink.id, linkId));

/** The newest first. */
export const listLinks = (db: Db, about: AnsweredJob): Promise<LinkRow[]> =>
  db.select().from(answerLink).where(ofJob(about)).orderBy(desc(answerLink.id)).limit(200);

export async function findLink(db: Db, about: AnsweredJob, linkId: number) {
  const [row] = await db.select().from(answerLink).where(one(about, linkId));
  return row;
}

export async function countOpenLinks(db: Db, about: AnsweredJob): Promise<number> {
  const [row] = await db
    .select({ links: count() })
    .from(answerLink)
    .where(and(ofJob(about), isOpenLink()));
  return row?.links ?? 0;
}

interface NewLink {
  tokenHash: string;
  sealedToken: string;
  name: string;
  email: string | null;
  questions: AskedQuestion[];
  createdBy: string | null;
  days: number;
}

export async function insertLink(tx: Db, about: AnsweredJob, { days, ...link }: NewLink) {
  const { organizationId, jobId } = about;
  const [row] = await tx
    .insert(answerLink)
    .values({
      ...link,
      organizationId,
      jobId,
      expiresAt: sql`now() + make_interval(days => ${days})`,
    })
    .returning();
  if (!row) throw new Error('The link was not stored.');
  return row;
}

type Moment = 'revokedAt' | 'openedAt' | 'completedAt';

/** The first time counts. Says whether this was it. */
export async function markLink(
  tx: Db,
  about: AnsweredJob,
  { linkId, moment }: { linkId: number; moment: Moment },
): Promise<boolean> {
  const rows = await tx
    .update(answerLink)
    .set({ [moment]: sql`now()` })
    .where(and(one(about, linkId), isNull(answerLink[moment])))
    .returning({ id: answerLink.id });
  return rows.length > 0;
}

export async function markReminded(tx: Db, about: AnsweredJob, linkId: number) {
  const [row] = await tx
    .update(answerLink)
    .set({ remindedAt: sql`now()` })
    .where(and(one(about, linkId), isOpenLink()))
    .returning();
  return row;
}

/** Still open once the job is held still. */
export async function isStillOpen(tx: Db, about: AnsweredJob, linkId: number): Promise<boolean> {
  const [row] = await tx
    .select({ id: answerLink.id })
    .from(answerLink)
    .where(and(one(about, linkId), isOpenLink()));
  return row !== undefined;
}

/** Whoever sent a link, by name; nobody where a program did or the account is gone. */
export async function findAsker(db: Db, { createdBy }: Pick<LinkRow, 'createdBy'>) {
  if (createdBy === null) return undefined;
  const [row] = await db.select({ name: user.name }).from(user).where(eq(user.id, createdBy));
  return row?.name;
}

/** Whom to tell that a link was answered: whoever sent it, while they belong to the organization. */
export async function findWaiting(
  db: Db,
  { organizationId }: AnsweredJob,
  { createdBy }: Pick<LinkRow, 'createdBy'>,
) {
  if (createdBy === null) return undefined;
  const [row] = await db
    .select({ name: user.name, email: user.email })
    .from(user)
    .innerJoin(membership, eq(membership.userId, user.id))
    .where(
      and(
        eq(user.id, createdBy),
        eq(membership.organizationId, organizationId),
        eq(membership.userStatus, 'active'),
      ),
    );
  return row;
}
