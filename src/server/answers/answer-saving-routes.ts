import { z } from 'zod';
import { answerSentSchema, factCorrectionSchema, mustHavesSentSchema } from '#shared/answers.ts';
import type { App, AppDeps } from '../app-deps.ts';
import { done } from '../http/done.ts';
import { budgets } from '../limits/budgets.ts';
import { forWhoeverHasTheLink, linkParams, openLink } from './open-link.ts';
import { saveAnswer, saveCorrection, saveMustHaves } from './save-answer.ts';

const tags = ['Answering by link'];

/** What somebody without an account says, kept while it is typed. */
export function registerAnswerSavingRoutes(app: App, deps: AppDeps): void {
  const { textWork, writer } = deps;
  const { db } = deps.database;
  const parts = { db, textWork, writer };

  app.put(
    '/api/answers/:token/questions/:key',
    {
      config: { budget: budgets.saveOnLink },
      schema: {
        summary: 'Keep an answer while it is typed',
        description: `It reaches the job when the person is done. ${forWhoeverHasTheLink}`,
        tags,
        params: linkParams.extend({ key: z.string().max(100) }),
        body: answerSentSchema,
        response: { 204: done },
      },
    },
    async (request, reply) => {
      const opened = await openLink(db, request, request.params);
      await saveAnswer(db, opened, { key: request.params.key, sent: request.body });
      return reply.status(204).send(null);
    },
  );

  app.put(
    '/api/answers/:token/must-haves',
    {
      config: { budget: budgets.readLink },
      schema: {
        summary: 'Put the must-haves in order, and say which are only wishes',
        description: `Somebody of the organization decides on it. ${forWhoeverHasTheLink}`,
        tags,
        params: linkParams,
        body: mustHavesSentSchema,
        response: { 204: done },
      },
    },
    async (request, reply) => {
      const opened = await openLink(db, request, request.params);
      await saveMustHaves(parts, opened, request.body);
      return reply.status(204).send(null);
    },
  );

  app.put(
    '/api/answers/:token/facts',
    {
      config: { budget: budgets.readLink },
      schema: {
        summary: 'Correct a sentence of the advertisement',
        description: `Somebody of the organization decides on it. ${forWhoeverHasTheLink}`,
        tags,
        params: linkParams,
        body: factCorrectionSchema,
        response: { 204: done },
      },
    },
    async (request, reply) => {
      const opened = await openLink(db, request, request.params);
      await saveCorrection(parts, opened, request.body);
      return reply.status(204).send(null);
    },
  );
}
