import type { AnswerLink, AnswerLinkCreate } from '#shared/answers.ts';
import { recordAudit } from '../audit/audit.rows.ts';
import { announce } from '../events/announce.ts';
import { AppError, notFound } from '../http/app-error.ts';
import { answerRequestLetter, answerReminderLetter } from '../mail/messages/answer-letters.ts';
import type { PostOffice } from '../mail/post-office.ts';
import type { Caller } from '../organizations/caller.ts';
import {
  type AnsweredJob,
  type JobAndOrganization,
  type LinkRow,
  lockAnsweredJob,
  readAnsweredJob,
} from './answered-job.rows.ts';
import { answererOfLink } from './answerer.ts';
import { listAnswersOf } from './answers.rows.ts';
import { limitLetters } from './limit-letters.ts';
import { hashLinkToken, newLinkToken } from './link-token.ts';
import {
  countOpenLinks,
  findAsker,
  findLink,
  insertLink,
  markLink,
  markReminded,
} from './links.rows.ts';
import { listOpenQuestions, type ReadingParts } from './list-open-questions.ts';
import { nameJob } from './name-job.ts';
import { addressOf, type LinkParts, presentLink } from './present-links.ts';

export interface AskingParts extends ReadingParts, LinkParts {
  postOffice: PostOffice;
  sealSecret: (text: string) => string;
}

interface Asking {
  caller: Caller;
  about: AnsweredJob;
}

const daysOpen = 14;
const mostOpen = 20;

/** An address for one person, with the questions as they stand now; mailed where there is an address to mail to. */
export async function createLink(
  parts: AskingParts,
  { caller, about, asked }: Asking & { asked: AnswerLinkCreate },
): Promise<AnswerLink> {
  const { db, postOffice, sealSecret } = parts;
  const found = await readAnsweredJob(db, about);
  if (!found) throw notFound('Job');
  const { open } = await listOpenQuestions(parts, found);
  const keys = new Set(asked.keys);
  const questions = open.filter(({ key }) => keys.has(key));
  if (questions.length < keys.size) {
    const message =
      'One of these questions is no longer open. Look at the list again, then send it.';
    throw new AppError('UNPROCESSABLE', message, { fields: { keys: message } });
  }
  const email = asked.email || null;
  if (email) await limitLetters(db, caller, email);
  const token = newLinkToken();
  return db.transaction(async (tx) => {
    if (!(await lockAnsweredJob(tx, about))) throw notFound('Job');
    if ((await countOpenLinks(tx, about)) >= mostOpen) {
      throw new AppError(
        'CONFLICT',
        `${mostOpen} links of this job are open. Withdraw one that is no longer needed.`,
      );
    }
    const link = await insertLink(tx, about, {
      tokenHash: hashLinkToken(token),
      sealedToken: sealSecret(token),
      name: asked.name,
      email,
      questions,
      createdBy: caller.membership.userId ?? null,
      days: daysOpen,
    });
    await recordLink(tx, { caller, about, found, link, action: 'answer-link.created' });
    if (email) {
      const letter = await describeLetter({ db: tx, found, link });
      const url = addressOf(parts, token);
      await postOffice.post(answerRequestLetter({ ...letter, to: email, url }), tx);
    }
    return presentLink(parts, link, []);
  });
}

/** The same address once more, to the mailbox it was sent to. */
export async function remindOfLink(
  parts: AskingParts,
  { caller, about, linkId }: Asking & { linkId: number },
): Promise<AnswerLink> {
  const { db, postOffice } = parts;
  const found = await readAnsweredJob(db, about);
  const known = await findLink(db, about, linkId);
  if (!found || !known) throw notFound('Link');
  const { email } = known;
  if (email === null) {
    throw new AppError(
      'CONFLICT',
      'This link has no email address. Copy it and send it to them yourself.',
    );
  }
  await limitLetters(db, caller, email);
  return db.transaction(async (tx) => {
    const link = await markReminded(tx, about, linkId);
    const token = link && parts.openSecret(link.sealedToken);
    if (!link || token === undefined) {
      throw new AppError('CONFLICT', 'This link can no longer be opened. Please make a new one.');
    }
    await recordLink(tx, { caller, about, found, link, action: 'answer-link.reminded' });
    const letter = await describeLetter({ db: tx, found, link });
    const url = addressOf(parts, token);
    await postOffice.post(answerReminderLetter({ ...letter, to: email, url }), tx);
    return presentLink(parts, link, await listAnswersOf(tx, about, answererOfLink(linkId)));
  });
}

/** From now on it opens nothing; what was answered stays. */
export async function revokeLink(
  { db }: Pick<AskingParts, 'db'>,
  { caller, about, linkId }: Asking & { linkId: number },
): Promise<void> {
  const found = await readAnsweredJob(db, about);
  const link = await findLink(db, about, linkId);
  if (!found || !link) throw notFound('Link');
  await db.transaction(async (tx) => {
    if (!(await markLink(tx, about, { linkId, moment: 'revokedAt' }))) return;
    await recordLink(tx, { caller, about, found, link, action: 'answer-link.revoked' });
  });
}

interface LinkRecord extends Asking {
  found: JobAndOrganization;
  link: LinkRow;
  action: 'answer-link.created' | 'answer-link.reminded' | 'answer-link.revoked';
}

async function recordLink(
  tx: ReadingParts['db'],
  { caller, about, found, link, action }: LinkRecord,
): Promise<void> {
  await recordAudit(tx, caller, {
    action,
    targetType: 'answer-link',
    targetId: link.id,
    details: { title: found.job.title, questions: link.questions.length },
  });
  await announce(tx, about.organizationId, { type: 'job', jobId: about.jobId, change: 'edited' });
}

interface LetterOf {
  db: ReadingParts['db'];
  found: JobAndOrganization;
  link: LinkRow;
}

async function describeLetter({ db, found, link }: LetterOf) {
  return {
    name: link.name,
    asker: (await findAsker(db, link)) ?? found.organization.name,
    jobTitle: nameJob(found),
    questions: link.questions.length,
    until: link.expiresAt,
  };
}
