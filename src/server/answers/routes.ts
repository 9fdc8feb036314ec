import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  answerDecisionSchema,
  answerLinkCreateSchema,
  answerLinkSchema,
  answerSentSchema,
  jobQuestionsReply,
} from '#shared/answers.ts';
import { noBody } from '#shared/api/organizations.ts';
import { can } from '#shared/policy.ts';
import { pathId } from '#shared/row-id.ts';
import type { App, AppDeps } from '../http/app-deps.ts';
import { done } from '../http/done.ts';
import { createJobAccess } from '../jobs/job-access.ts';
import { budgets } from '../limits/budgets.ts';
import type { Caller } from '../organizations/caller.ts';
import { answeredBy } from './answered-job.rows.ts';
import { decideAnswer } from './decide-answer.ts';
import { giveAnswer } from './give-answer.ts';
import { readJobQuestions } from './job-questions.ts';
import { createLink, remindOfLink, revokeLink } from './manage-links.ts';
import { takeBackAnswer } from './take-back-answer.ts';

const tags = ['Questions and answers'];
const params = z.object({ jobId: pathId });
const keyParams = z.object({ jobId: pathId, key: z.string().max(100) });
const linkParams = z.object({ jobId: pathId, linkId: pathId });
const asNow = 'Answers with all questions and answers of the job as they are then.';

/** What somebody of the organization does with the questions of a job. */
export function registerAnswerRoutes(app: App, deps: AppDeps): void {
  const { access, textWork, writer, postOffice, sealSecret, openSecret, env } = deps;
  const { db } = deps.database;
  const requireJobCaller = createJobAccess({ db, access });
  const baseUrl = env.BASE_URL;
  const parts = { db, textWork, writer, postOffice, sealSecret, openSecret, baseUrl };

  // Whoever has the address of a link can answer by it, so it is for those who may send it.
  const partsFor = ({ membership: { role } }: Caller) =>
    can(role, 'answer-links.manage') ? parts : { ...parts, openSecret: () => undefined };

  const ask = async (request: FastifyRequest, jobId: number) => {
    const caller = await requireJobCaller(request, jobId);
    return { caller, about: answeredBy(caller.membership, jobId) };
  };

  app.get(
    '/api/jobs/:jobId/questions',
    {
      config: { may: 'jobs.read', budget: budgets.understand },
      schema: {
        summary: 'What a job leaves open, and what people answered',
        description:
          'With the links that were sent, and which tools were written before an answer that concerns them. Accepts the organization’s API key.',
        tags,
        params,
        response: { 200: jobQuestionsReply },
      },
    },
    async (request) => {
      const { caller, about } = await ask(request, request.params.jobId);
      return readJobQuestions(partsFor(caller), about);
    },
  );

  app.put(
    '/api/jobs/:jobId/answers/:key',
    {
      config: { may: 'answers.give', budget: budgets.editJob },
      schema: {
        summary: 'Answer a question of a job; it counts at once',
        description: `A question that was answered or sent before can be answered too. ${asNow}`,
        tags,
        params: keyParams,
        body: answerSentSchema,
        response: { 200: jobQuestionsReply },
      },
    },
    async (request) => {
      const { jobId, key } = request.params;
      const { caller, about } = await ask(request, jobId);
      await giveAnswer(parts, { caller, about, key, sent: request.body });
      return readJobQuestions(parts, about);
    },
  );

  app.delete(
    '/api/jobs/:jobId/answers/:key',
    {
      config: { may: 'answers.give', budget: budgets.editJob },
      schema: {
        summary: 'Take the answer that counts back',
        description: `The question is open again. ${asNow}`,
        tags,
        params: keyParams,
        body: noBody,
        response: { 200: jobQuestionsReply },
      },
    },
    async (request) => {
      const { jobId, key } = request.params;
      const { caller, about } = await ask(request, jobId);
      await takeBackAnswer(db, { caller, about, key });
      return readJobQuestions(parts, about);
    },
  );

  app.post(
    '/api/jobs/:jobId/answers/:answerId/decision',
    {
      config: { may: 'answers.give', budget: budgets.editJob },
      schema: {
        summary: 'Decide whether an answer counts',
        description: `Also one that contradicts the job or another answer, or that is not handed over yet. ${asNow}`,
        tags,
        params: z.object({ jobId: pathId, answerId: pathId }),
        body: answerDecisionSchema,
        response: { 200: jobQuestionsReply },
      },
    },
    async (request) => {
      const { jobId, answerId } = request.params;
      const { caller, about } = await ask(request, jobId);
      await decideAnswer(db, { caller, about, answerId, take: request.body.take });
      return readJobQuestions(parts, about);
    },
  );

  app.post(
    '/api/jobs/:jobId/answer-links',
    {
      config: { may: 'answer-links.manage', budget: budgets.ask },
      schema: {
        summary: 'Make an address at which somebody without an account answers questions',
        description:
          'It works for 14 days. With an email address it is mailed there. Accepts the organization’s API key.',
        tags,
        params,
        body: answerLinkCreateSchema,
        response: { 201: answerLinkSchema },
      },
    },
    async (request, reply) => {
      const { caller, about } = await ask(request, request.params.jobId);
      const link = await createLink(parts, { caller, about, asked: request.body });
      return reply.status(201).send(link);
    },
  );

  app.post(
    '/api/jobs/:jobId/answer-links/:linkId/reminder',
    {
      config: { may: 'answer-links.manage', budget: budgets.ask },
      schema: {
        summary: 'Mail a link to whoever was asked again',
        tags,
        params: linkParams,
        body: noBody,
        response: { 200: answerLinkSchema },
      },
    },
    async (request) => {
      const { jobId, linkId } = request.params;
      const { caller, about } = await ask(request, jobId);
      return remindOfLink(parts, { caller, about, linkId });
    },
  );

  app.delete(
    '/api/jobs/:jobId/answer-links/:linkId',
    {
      config: { may: 'answer-links.manage', budget: budgets.manage },
      schema: {
        summary: 'Withdraw a link; what was answered stays',
        tags,
        params: linkParams,
        body: noBody,
        response: { 204: done },
      },
    },
    async (request, reply) => {
      const { jobId, linkId } = request.params;
      const { caller, about } = await ask(request, jobId);
      await revokeLink(parts, { caller, about, linkId });
      return reply.status(204).send(null);
    },
  );
}
