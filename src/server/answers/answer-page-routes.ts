import { answerPageReply } from '#shared/answers.ts';
import { noBody } from '#shared/api/organizations.ts';
import type { App, AppDeps } from '../app-deps.ts';
import { done } from '../http/done.ts';
import { budgets } from '../limits/budgets.ts';
import { readAnswerPage } from './answer-page.ts';
import { completeLink } from './complete-link.ts';
import { forWhoeverHasTheLink, linkParams, openLink } from './open-link.ts';

const tags = ['Answering by link'];

/** What somebody without an account reads at the address that was sent to them, and handing it back. */
export function registerAnswerPageRoutes(app: App, deps: AppDeps): void {
  const { textWork, writer, queue, postOffice, env } = deps;
  const { db } = deps.database;
  const parts = { db, textWork, writer, queue, postOffice, baseUrl: env.BASE_URL };

  app.get(
    '/api/answers/:token',
    {
      config: { budget: budgets.readLink },
      schema: {
        summary: 'The questions of a link, with what is known of the job',
        description: forWhoeverHasTheLink,
        tags,
        params: linkParams,
        response: { 200: answerPageReply },
      },
    },
    async (request) => readAnswerPage(parts, await openLink(db, request, request.params)),
  );

  app.post(
    '/api/answers/:token/done',
    {
      config: { budget: budgets.readLink },
      schema: {
        summary: 'Hand the answers over to whoever asked',
        description: `Can be done again after more was typed. ${forWhoeverHasTheLink}`,
        tags,
        params: linkParams,
        body: noBody,
        response: { 204: done },
      },
    },
    async (request, reply) => {
      await completeLink(parts, await openLink(db, request, request.params));
      return reply.status(204).send(null);
    },
  );
}
