import type { LiveEvent } from '#shared/live-event.ts';
import type { TestApp } from './test-app.ts';
import type { Visitor } from './visitor.ts';
import { until } from './written-jobs.ts';

/** A browser that listens, over a real connection. */
export async function listenTo(server: TestApp, visitor: Visitor, organizationId: number) {
  if (!server.app.server.listening) await server.app.listen({ port: 0, host: '127.0.0.1' });
  const address = server.app.server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const leaving = new AbortController();
  const response = await fetch(
    `http://127.0.0.1:${port}/api/events?organizationId=${organizationId}`,
    {
      headers: { cookie: visitor.cookieHeader, 'accept-encoding': 'gzip' },
      signal: leaving.signal,
    },
  );
  const events: LiveEvent[] = [];
  let hasEnded = false;
  const read = async () => {
    let text = '';
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk;
      const parts = text.split('\n\n');
      text = parts.pop() ?? '';
      for (const part of parts.filter((line) => line.startsWith('data: '))) {
        events.push(JSON.parse(part.slice(6)) as LiveEvent);
      }
    }
  };
  const ended = read()
    .catch(() => undefined)
    .finally(() => {
      hasEnded = true;
    });
  return {
    response,
    events,
    leave: async () => {
      leaving.abort();
      await ended;
    },
    untilHeard: (what: string, heard: (event: LiveEvent) => boolean) =>
      until(what, () => events.some(heard)),
    untilEnded: () => until('the stream ends', () => hasEnded),
  };
}
