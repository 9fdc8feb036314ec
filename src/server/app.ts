import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import fastify, { type FastifyServerOptions, type RouteOptions } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { registerAnswerRoutes } from './answers/routes.ts';
import { registerAuditRoutes } from './audit/routes.ts';
import { registerAuthRoutes } from './auth/routes.ts';
import { registerEventRoutes } from './events/routes.ts';
import { registerExportRoutes } from './exports/routes.ts';
import { registerGenerationRoutes } from './generation/routes.ts';
import { registerHealthRoutes } from './health/routes.ts';
import { registerApiDescription } from './http/api-description.ts';
import type { App, AppDeps } from './app-deps.ts';
import { answerClientError } from './http/client-errors.ts';
import { registerErrorReplies, replyToError } from './http/error-replies.ts';
import { letGoOnClose } from './http/let-go-on-close.ts';
import { readableAddress } from './http/readable-address.ts';
import { registerOriginGuard } from './http/origin-guard.ts';
import { registerRequestBodies } from './http/request-bodies.ts';
import { registerSecurityHeaders } from './http/security-headers.ts';
import { registerStrangerGuard } from './http/stranger-guard.ts';
import { registerTextGuard } from './http/text-guard.ts';
import { registerWebPages } from './http/web-pages.ts';
import { registerIntakeRoutes } from './job-text/routes.ts';
import { registerJobRoutes } from './jobs/routes.ts';
import { boundReceiving } from './limits/bound-receiving.ts';
import { enforceBudgets } from './limits/enforce-budgets.ts';
import { registerOrganizationRoutes } from './organizations/routes.ts';
import { registerOutputRoutes } from './outputs/routes.ts';
import { registerOutgoingWebhookRoutes } from './outgoing-webhooks/routes.ts';
import { registerUserRoutes } from './users/routes.ts';

const bodyLimitBytes = 1024 * 1024;

interface AppOptions {
  logger?: FastifyServerOptions['loggerInstance'];
  /** Told of every route, so that tests can hold the list against the permission matrix. */
  onRoute?: (route: RouteOptions) => void;
}

/** Everything the server answers, on one screen. */
export async function createApp(deps: AppDeps & AppOptions): Promise<App> {
  const { env, logger, onRoute } = deps;
  const app = fastify({
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    genReqId: () => randomUUID(),
    trustProxy: env.TRUST_PROXY,
    bodyLimit: bodyLimitBytes,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 65_000,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5000 },
    clientErrorHandler: answerClientError,
    rewriteUrl: readableAddress,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: replyToError,
  }).withTypeProvider<ZodTypeProvider>();
  if (onRoute) app.addHook('onRoute', onRoute);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });

  letGoOnClose(app);
  registerErrorReplies(app);
  await registerSecurityHeaders(app, { https: env.BASE_URL.startsWith('https:') });
  registerOriginGuard(app, { origins: env.ORIGINS });
  registerStrangerGuard(app);
  enforceBudgets(app, deps);
  boundReceiving(app);
  registerRequestBodies(app);
  registerTextGuard(app);
  await app.register(compress, { threshold: 1024 });
  await registerApiDescription(app);
  registerHealthRoutes(app, deps);
  registerAuthRoutes(app, deps);
  registerUserRoutes(app, deps);
  registerOrganizationRoutes(app, deps);
  registerOutgoingWebhookRoutes(app, deps);
  registerAuditRoutes(app, deps);
  registerIntakeRoutes(app, deps);
  registerJobRoutes(app, deps);
  registerAnswerRoutes(app, deps);
  registerGenerationRoutes(app, deps);
  registerOutputRoutes(app, deps);
  registerExportRoutes(app, deps);
  registerEventRoutes(app, deps);
  await registerWebPages(app);
  return app;
}
