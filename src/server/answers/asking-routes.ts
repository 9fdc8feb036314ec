import { z } from 'zod';
import { answerLinkCreateSchema, answerLinkSchema } from '#shared/answers.ts';
import { noBody } from '#shared/api/organizations.ts';
import { pathId } from '#shared/row-id.ts';
import type { App, AppDeps } from '../app-deps.ts';
import { done } from '../http/done.ts';
import { budgets } from '../limits/budgets.ts';
import { createLink, remindOfLink, revokeLink } from './manage-links.ts';
import { createQuestionAccess } from './question-access.ts';

const tags = ['Questions and answers'];
const params = z.object({ jobId: pathId });
const linkParams = z.object({ jobId: pathId, linkId: pathId });

/** Addresses at which somebody without an account is asked. */
export function registerAskingRoutes(app: App, deps: AppDeps): void {
  const { textWork, writer, postOffice, sealSecret, openSecret, env } = deps;
  const { db } = deps.database;
  const baseUrl = env.BASE_URL;
  const parts = { db, textWork, writer, postOffice, sealSecret, openSecret, baseUrl };
  const ask = createQuestionAccess(deps);

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
