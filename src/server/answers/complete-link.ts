import type { Db } from '../db/database.ts';
import { announce } from '../events/announce.ts';
import { AppError } from '../http/app-error.ts';
import type { JobRow } from '../jobs/jobs.rows.ts';
import { answersCompletedLetter } from '../mail/messages/answer-letters.ts';
import type { PostOffice } from '../mail/post-office.ts';
import { tellWebhooks } from '../outgoing-webhooks/tell-webhooks.ts';
import type { QueueSender } from '../queue/sender.ts';
import { lockAnsweredJob, type OpenLink, readAnsweredJob } from './answered-job.rows.ts';
import { answererOfLink } from './answerer.ts';
import {
  type AnswerRow,
  handOver,
  listAnswersOf,
  listAnswersTo,
  lockTyped,
} from './answers.rows.ts';
import { type Counted, countAnswers } from './count-answers.ts';
import { deadLink } from './dead-link.ts';
import { logged } from './give-answer.ts';
import { recordAuditOfLink } from './link-audit.rows.ts';
import { findWaiting, isStillOpen, markLink } from './links.rows.ts';
import { type AskedJob, listOpenQuestions, type ReadingParts } from './list-open-questions.ts';
import { settle } from './settle.ts';
import { listStatedFacts } from './stated-facts.ts';

export interface CompletingParts extends ReadingParts {
  queue: QueueSender;
  postOffice: PostOffice;
  baseUrl: string;
}

const mostTries = 5;

/**
 * "Done": what this person typed reaches the job, all of it in one revision. Pressed twice it does nothing more;
 * pressed again after something else was typed it hands that over. What is typed and never handed over stays with
 * the answers, where somebody of the organization may take it.
 */
export async function completeLink(parts: CompletingParts, opened: OpenLink): Promise<void> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const found = await readAnsweredJob(parts.db, opened.about);
    if (!found) throw deadLink();
    const asked = await listOpenQuestions(parts, found);
    const isDone = await parts.db.transaction(async (tx) => {
      const before = await lockAnsweredJob(tx, opened.about);
      if (!before || !(await isStillOpen(tx, opened.about, opened.link.id))) throw deadLink();
      // What is open was read from another revision: it is read again.
      if (before.revision !== found.job.revision) return false;
      await handOverAll({ parts, tx, opened, before, asked });
      return true;
    });
    if (isDone) return;
  }
  throw new AppError(
    'UNAVAILABLE',
    'The job is being changed just now. Please press the button again in a moment; your answers are kept.',
  );
}

interface Handing {
  parts: CompletingParts;
  tx: Db;
  opened: OpenLink;
  before: JobRow;
  asked: AskedJob;
}

async function handOverAll(handing: Handing): Promise<void> {
  const { tx, opened, before, asked } = handing;
  const { about, link } = opened;
  const typed = await lockTyped(tx, about, answererOfLink(link.id));
  const openKeys = new Set(asked.open.map(({ key }) => key));
  const facts = listStatedFacts(asked.brief);
  const says = (topic: string | null) => facts.find((fact) => fact.topic === topic)?.text;
  const counted: Counted[] = [];
  for (const row of typed) {
    const others = await listAnswersTo(tx, about, row.key);
    const { answers } = before;
    const settled = settle(row, { answers, openKeys, says, others });
    await handOver(tx, about, row, settled);
    if (settled.status === 'counts') {
      counted.push({ row, by: { name: link.name, as: 'hiring manager' } });
    }
    await recordGiven(handing, row);
  }
  await countAnswers(tx, about, { before, counted });
  const isFirst = await markLink(tx, about, { linkId: link.id, moment: 'completedAt' });
  if (isFirst || typed.length > 0) await tellOfAnswers(handing);
}

async function recordGiven({ tx, opened, before }: Handing, row: AnswerRow): Promise<void> {
  await recordAuditOfLink(tx, opened, {
    action: 'answer.given',
    targetType: 'job',
    targetId: opened.about.jobId,
    details: { title: before.title, ...logged(row) },
  });
}

/** Whoever asked, their programs, and open browsers. */
async function tellOfAnswers({ parts, tx, opened, before }: Handing): Promise<void> {
  const { queue, postOffice, baseUrl } = parts;
  const { about, link } = opened;
  const { organizationId, jobId } = about;
  const own = await listAnswersOf(tx, about, answererOfLink(link.id));
  const keys = new Set(own.map(({ key }) => key));
  const asked = link.questions.length;
  const answered = link.questions.filter(({ key }) => keys.has(key)).length;
  const disputed = own.filter(({ status }) => status === 'waiting').length;
  await recordAuditOfLink(tx, opened, {
    action: 'answer-link.completed',
    targetType: 'answer-link',
    targetId: link.id,
    details: { title: before.title, questions: asked, answered },
  });
  await tellWebhooks(tx, {
    queue,
    organizationId,
    event: {
      type: 'answers.completed',
      timestamp: new Date().toISOString(),
      data: { jobId, linkId: link.id, asked, answered, disputed },
    },
  });
  const waiting = await findWaiting(tx, about, link);
  if (waiting) {
    const letter = answersCompletedLetter({
      to: waiting.email,
      recruiter: waiting.name,
      name: link.name,
      jobTitle: before.title,
      asked,
      answered,
      disputed,
      url: `${baseUrl}/jobs/${jobId}`,
    });
    await postOffice.post(letter, tx);
  }
  await announce(tx, organizationId, { type: 'job', jobId, change: 'edited' });
}
