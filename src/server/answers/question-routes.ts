import { z } from 'zod';
import { answerSentSchema, jobQuestionsReply } from '#shared/answers.ts';
import { noBody } from '#shared/api/organizations.ts';
import { can } from '#shared/policy.ts';
import { pathId } from '#shared/row-id.ts';
import type { App, AppDeps } from '../app-deps.ts';
import { budgets } from '../limits/budgets.ts';
import type { Caller } from '../organizations/caller.ts';
import { giveAnswer } from './give-answer.ts';
import { readJobQuestions } from './job-questions.ts';
import { createQuestionAccess } from './question-access.ts';
import { takeBackAnswer } from './take-back-answer.ts';

const tags = ['Questions and answers'];
const params = z.object({ jobId: pathId });
const keyParams = z.object({ jobId: pathId, key: z.string().max(100) });
const asNow = 'Answers with all questions and answers of the job as they are then.';

/** The questions of a job, and what somebody of the organization answers. */
export function registerQuestionRoutes(app: App, deps: AppDeps): void {
  const { textWork, writer, openSecret, env } = deps;
  const { db } = deps.database;
  const parts = { db, textWork, writer, openSecret, baseUrl: env.BASE_URL };
  const ask = createQuestionAccess(deps);

  // Whoever has the address of a link can answer by it, so it is for those who may send it.
  const partsFor = ({ membership: { role } }: Caller) =>
    can(role, 'answer-links.manage') ? parts : { ...parts, openSecret: () => undefined };

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
}
