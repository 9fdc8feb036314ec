import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { errorReplySchema } from '#shared/errors.ts';
import { AppError } from '../http/app-error.ts';
import type { App, AppDeps } from '../app-deps.ts';

const answerWithinMilliseconds = 3000;

export function registerHealthRoutes(app: App, { database, queue }: AppDeps): void {
  app.get(
    '/api/health',
    {
      schema: {
        summary: 'Whether the process is alive',
        tags: ['Service'],
        response: { 200: z.object({ status: z.literal('ok') }) },
      },
    },
    async () => ({ status: 'ok' as const }),
  );

  app.get(
    '/api/ready',
    {
      schema: {
        summary: 'Whether the database and the queue answer',
        tags: ['Service'],
        response: { 200: z.object({ status: z.literal('ready') }), 503: errorReplySchema },
      },
    },
    async () => {
      const checks = Promise.all([database.db.execute(sql`select 1`), queue.isReady()]);
      const [, queueReady] = await withinTime(checks).catch(() => {
        throw new AppError('UNAVAILABLE', 'The database does not answer.');
      });
      if (!queueReady) throw new AppError('UNAVAILABLE', 'The queue does not answer.');
      return { status: 'ready' as const };
    },
  );
}

function withinTime<T>(work: Promise<T>): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_, fail) => {
      setTimeout(() => fail(new Error('no answer in time')), answerWithinMilliseconds).unref();
    }),
  ]);
}
