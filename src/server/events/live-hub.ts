import type { FastifyBaseLogger } from 'fastify';
import type { LiveEvent } from '#shared/live-event.ts';
import type { Database } from '../db/database.ts';
import { noticeSchema, type Notice } from './announce.ts';
import { listenToDatabase } from './listen.ts';

export interface Subscriber {
  onEvent: (event: LiveEvent) => void;
  /** Something may have been missed. */
  onGap: () => void;
}

/** Where the open streams of this process hear what happens in their organization. */
export interface LiveHub {
  /** Gives back what ends the subscription. */
  subscribe: (organizationId: number, subscriber: Subscriber) => () => void;
  stop: () => Promise<void>;
}

export async function startLiveHub({
  database,
  log,
}: {
  database: Database;
  log: FastifyBaseLogger;
}): Promise<LiveHub> {
  const subscribers = new Map<number, Set<Subscriber>>();

  const stop = await listenToDatabase({
    database,
    log,
    onNotice: (payload) => {
      const notice = readNotice(payload);
      if (!notice) return;
      for (const { onEvent } of subscribers.get(notice.organizationId) ?? []) onEvent(notice.event);
    },
    onGap: () => {
      for (const { onGap } of [...subscribers.values()].flatMap((set) => [...set])) onGap();
    },
  });

  return {
    subscribe: (organizationId, subscriber) => {
      const own = subscribers.get(organizationId) ?? new Set();
      subscribers.set(organizationId, own.add(subscriber));
      return () => {
        own.delete(subscriber);
        if (own.size === 0 && subscribers.get(organizationId) === own) {
          subscribers.delete(organizationId);
        }
      };
    },
    stop,
  };
}

/** Another version of the server may announce what this one does not know. */
function readNotice(payload: string): Notice | undefined {
  try {
    return noticeSchema.safeParse(JSON.parse(payload)).data;
  } catch {
    return undefined;
  }
}
