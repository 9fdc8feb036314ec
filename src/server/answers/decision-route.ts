import { z } from 'zod';
import { answerDecisionSchema, jobQuestionsReply } from '#shared/answers.ts';
import { pathId } from '#shared/row-id.ts';
import type { App, AppDeps } from '../app-deps.ts';
import { budgets } from '../limits/budgets.ts';
import { decideAnswer } from './decide-answer.ts';
import { readJobQuestions } from './job-questions.ts';
import { createQuestionAccess } from './question-access.ts';

const tags = ['Questions and answers'];
const asNow = 'Answers with all questions and answers of the job as they are then.';

export function registerDecisionRoute(app: App, deps: AppDeps): void {
  const { textWork, writer, openSecret, env } = deps;
  const { db } = deps.database;
  const parts = { db, textWork, writer, openSecret, baseUrl: env.BASE_URL };
  const ask = createQuestionAccess(deps);

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
}
