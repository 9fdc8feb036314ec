import type { Writable } from 'node:stream';
import { z } from 'zod';
import { queryId } from '#shared/row-id.ts';
import type { App, AppDeps } from '../app-deps.ts';
import { AppError } from '../http/app-error.ts';
import type { Caller } from '../organizations/caller.ts';
import { openLiveStream } from './live-stream.ts';

const maxStreamsEach = 12;

export function registerEventRoutes(app: App, { access, live }: AppDeps): void {
  const streams = new Map<string, Set<Writable>>();

  app.addHook('preClose', async () => {
    for (const stream of [...streams.values()].flatMap((set) => [...set])) stream.end();
  });

  app.get(
    '/api/events',
    {
      config: { may: 'events.hear' },
      compress: false,
      schema: {
        summary: 'What happens in an organization, as it happens',
        description:
          'Server-Sent Events; each message is the JSON of one event. Nothing is repeated: after an interruption, read the jobs and outputs anew. Accepts the organization’s API key.',
        tags: ['Live updates'],
        querystring: z.strictObject({ organizationId: queryId }),
      },
    },
    async (request, reply) => {
      const { organizationId } = request.query;
      const ask = () => access.requireMembershipNamed(request, organizationId);
      const name = nameOf(await ask());
      const own = streams.get(name) ?? new Set<Writable>();
      if (own.size >= maxStreamsEach) {
        throw new AppError(
          'TOO_MANY_REQUESTS',
          'Too many of your pages listen at once. Close some of them.',
        );
      }
      const isAllowed = () =>
        ask().then(
          () => true,
          () => false,
        );
      const stream = openLiveStream({ hub: live, organizationId, isAllowed });
      streams.set(name, own.add(stream));
      stream.once('close', () => {
        own.delete(stream);
        if (own.size === 0 && streams.get(name) === own) streams.delete(name);
      });
      return reply
        .type('text/event-stream; charset=utf-8')
        .header('x-accel-buffering', 'no')
        .send(stream);
    },
  );
}

const nameOf = ({ actor }: Caller): string =>
  actor.kind === 'person' ? `person ${actor.userId}` : `key ${actor.apiKeyId}`;
