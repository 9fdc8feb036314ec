import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  answerPageReply,
  answerSentSchema,
  factCorrectionSchema,
  mustHavesSentSchema,
} from '#shared/answers.ts';
import { noBody } from '#shared/api/organizations.ts';
import type { App, AppDeps } from '../http/app-deps.ts';
import { done } from '../http/done.ts';
import { budgets } from '../limits/budgets.ts';
import { countNamed } from '../limits/count-named.ts';
import { readAnswerPage } from './answer-page.ts';
import { findOpenLink, type OpenLink } from './answered-job.rows.ts';
import { completeLink } from './complete-link.ts';
import { deadLink } from './dead-link.ts';
import { hashLinkToken } from './link-token.ts';
import { saveAnswer, saveCorrection, saveMustHaves } from './save-answer.ts';

const tags = ['Answering by link'];
const params = z.object({ token: z.string().max(200) });
const forWhom =
  'For whoever has the link; the token is the proof. A link that was withdrawn, has expired or never was answers 404.';

/** What somebody without an account does at the address that was sent to them. */
export function registerAnswerLinkRoutes(app: App, deps: AppDeps): void {
  const { textWork, writer, queue, postOffice, env } = deps;
  const { db } = deps.database;
  const parts = { db, textWork, writer, queue, postOffice, baseUrl: env.BASE_URL };

  const open = async (
    request: FastifyRequest,
    { token }: z.infer<typeof params>,
  ): Promise<OpenLink> => {
    // Told before it is known whether there is one.
    await countNamed(db, request, { link: hashLinkToken(token) });
    const opened = await findOpenLink(db, token);
    if (!opened) throw deadLink();
    return opened;
  };

  app.get(
    '/api/answers/:token',
    {
      config: { budget: budgets.readLink },
      schema: {
        summary: 'The questions of a link, with what is known of the job',
        description: forWhom,
        tags,
        params,
        response: { 200: answerPageReply },
      },
    },
    async (request) => readAnswerPage(parts, await open(request, request.params)),
  );

  app.put(
    '/api/answers/:token/questions/:key',
    {
      config: { budget: budgets.saveOnLink },
      schema: {
        summary: 'Keep an answer while it is typed',
        description: `It reaches the job when the person is done. ${forWhom}`,
        tags,
        params: params.extend({ key: z.string().max(100) }),
        body: answerSentSchema,
        response: { 204: done },
      },
    },
    async (request, reply) => {
      const opened = await open(request, request.params);
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
        description: `Somebody of the organization decides on it. ${forWhom}`,
        tags,
        params,
        body: mustHavesSentSchema,
        response: { 204: done },
      },
    },
    async (request, reply) => {
      const opened = await open(request, request.params);
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
        description: `Somebody of the organization decides on it. ${forWhom}`,
        tags,
        params,
        body: factCorrectionSchema,
        response: { 204: done },
      },
    },
    async (request, reply) => {
      const opened = await open(request, request.params);
      await saveCorrection(parts, opened, request.body);
      return reply.status(204).send(null);
    },
  );

  app.post(
    '/api/answers/:token/done',
    {
      config: { budget: budgets.readLink },
      schema: {
        summary: 'Hand the answers over to whoever asked',
        description: `Can be done again after more was typed. ${forWhom}`,
        tags,
        params,
        body: noBody,
        response: { 204: done },
      },
    },
    async (request, reply) => {
      await completeLink(parts, await open(request, request.params));
      return reply.status(204).send(null);
    },
  );
}
