import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { user } from '../db/schema/accounts.ts';
import { answerLink, jobAnswer } from '../db/schema/answers.ts';
import { apiKey } from '../db/schema/organizations.ts';
import type { AnsweredJob } from './answered-job.rows.ts';

export type AnswerRow = typeof jobAnswer.$inferSelect;
export type AnswerStatus = AnswerRow['status'];
type NewAnswer = Omit<typeof jobAnswer.$inferInsert, 'organizationId' | 'jobId' | 'answeredAt'>;

const ofJob = ({ organizationId, jobId }: AnsweredJob) =>
  and(eq(jobAnswer.organizationId, organizationId), eq(jobAnswer.jobId, jobId));

const mostListed = 2000;

/** The newest first, with the names that people and keys have today. */
export function listAnswers(db: Db, about: AnsweredJob) {
  return db
    .select({
      answer: jobAnswer,
      linkName: answerLink.name,
      personName: user.name,
      keyName: apiKey.name,
    })
    .from(jobAnswer)
    .leftJoin(answerLink, eq(answerLink.id, jobAnswer.linkId))
    .leftJoin(user, eq(user.id, jobAnswer.userId))
    .leftJoin(apiKey, eq(apiKey.id, jobAnswer.apiKeyId))
    .where(ofJob(about))
    .orderBy(desc(jobAnswer.answeredAt), desc(jobAnswer.id))
    .limit(mostListed);
}

export type NamedAnswer = Awaited<ReturnType<typeof listAnswers>>[number];

/** Somebody's own answers, the last of each question first. */
export const listAnswersOf = (db: Db, about: AnsweredJob, answerer: string): Promise<AnswerRow[]> =>
  db
    .select()
    .from(jobAnswer)
    .where(and(ofJob(about), eq(jobAnswer.answerer, answerer)))
    .orderBy(sql`${jobAnswer.status} = 'typed' desc`, desc(jobAnswer.id))
    .limit(mostListed);

export const listAnswersTo = (db: Db, about: AnsweredJob, key: string): Promise<AnswerRow[]> =>
  db
    .select()
    .from(jobAnswer)
    .where(and(ofJob(about), eq(jobAnswer.key, key)))
    .orderBy(desc(jobAnswer.id))
    .limit(mostListed);

export async function findAnswer(db: Db, about: AnsweredJob, answerId: number) {
  const [row] = await db
    .select()
    .from(jobAnswer)
    .where(and(ofJob(about), eq(jobAnswer.id, answerId)));
  return row;
}

/** Held still, so that what is handed over is what was typed last. */
export const lockTyped = (tx: Db, about: AnsweredJob, answerer: string): Promise<AnswerRow[]> =>
  tx
    .select()
    .from(jobAnswer)
    .where(and(ofJob(about), eq(jobAnswer.answerer, answerer), eq(jobAnswer.status, 'typed')))
    .orderBy(jobAnswer.id)
    .for('update');

/** What somebody with a link is writing: one statement, so that the last of several saves at once stays. */
export async function saveTyped(db: Db, about: AnsweredJob, answer: Omit<NewAnswer, 'status'>) {
  const { organizationId, jobId } = about;
  const { topic, ask, tools, state, said, mustHaves } = answer;
  await db
    .insert(jobAnswer)
    .values({ ...answer, organizationId, jobId, status: 'typed' })
    .onConflictDoUpdate({
      target: [jobAnswer.jobId, jobAnswer.key, jobAnswer.answerer],
      targetWhere: sql`${jobAnswer.status} = 'typed'`,
      set: { topic, ask, tools, state, said, mustHaves, answeredAt: sql`now()` },
    });
}

export async function forgetAnswers(tx: Db, about: AnsweredJob, ids: readonly number[]) {
  if (ids.length === 0) return;
  await tx.delete(jobAnswer).where(and(ofJob(about), inArray(jobAnswer.id, [...ids])));
}

interface OwnAnswer {
  key: string;
  answerer: string;
}

/** What somebody wrote and then took back; nothing that counts already. */
export async function forgetOwn(tx: Db, about: AnsweredJob, { key, answerer }: OwnAnswer) {
  await tx
    .delete(jobAnswer)
    .where(
      and(
        ofJob(about),
        eq(jobAnswer.key, key),
        eq(jobAnswer.answerer, answerer),
        ne(jobAnswer.status, 'counts'),
      ),
    );
}

/** One answer of one person to one question: what they said before makes way, unless it still counts. */
export async function insertGiven(tx: Db, about: AnsweredJob, answer: NewAnswer) {
  const { organizationId, jobId } = about;
  const { key, answerer, status } = answer;
  await tx
    .delete(jobAnswer)
    .where(
      and(
        ofJob(about),
        eq(jobAnswer.key, key),
        eq(jobAnswer.answerer, answerer),
        status === 'counts' ? undefined : ne(jobAnswer.status, 'counts'),
      ),
    );
  const [row] = await tx
    .insert(jobAnswer)
    .values({ ...answer, organizationId, jobId })
    .returning();
  if (!row) throw new Error('The answer was not stored.');
  return row;
}

interface HandedOver {
  status: AnswerStatus;
  against: string | null;
}

/** What was typed is handed over, and replaces what the same person said before, unless that still counts. */
export async function handOver(
  tx: Db,
  about: AnsweredJob,
  { id, key, answerer }: AnswerRow,
  { status, against }: HandedOver,
) {
  await tx
    .delete(jobAnswer)
    .where(
      and(
        ofJob(about),
        eq(jobAnswer.key, key),
        eq(jobAnswer.answerer, answerer),
        ne(jobAnswer.id, id),
        status === 'counts' ? undefined : ne(jobAnswer.status, 'counts'),
      ),
    );
  await tx
    .update(jobAnswer)
    .set({ status, against })
    .where(and(ofJob(about), eq(jobAnswer.id, id)));
}

/** What somebody of the organization decided of some answers. */
export async function decide(
  tx: Db,
  about: AnsweredJob,
  { ids, status }: { ids: readonly number[]; status: AnswerStatus },
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(jobAnswer)
    .set({ status, decidedAt: sql`now()` })
    .where(and(ofJob(about), inArray(jobAnswer.id, [...ids])));
}
