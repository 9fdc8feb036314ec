import { PassThrough } from 'node:stream';
import type { LiveEvent } from '#shared/live-event.ts';
import type { LiveHub } from './live-hub.ts';

const heartbeatMs = 15_000;
/** How long somebody who was put out may still hear of what happens. */
const trustMs = 1000;
/** A browser that reads nothing must not fill our memory. */
const maxWaitingBytes = 512 * 1024;

interface Listener {
  hub: LiveHub;
  organizationId: number;
  /** Asked again and again while the stream is open. */
  isAllowed: () => Promise<boolean>;
}

/** Server-Sent Events of one organization for one browser, until it leaves or has to. */
export function openLiveStream({ hub, organizationId, isAllowed }: Listener): PassThrough {
  const stream = new PassThrough();
  let allowedUntil = Date.now() + trustMs;
  let turn = Promise.resolve();

  const mayHear = async () => {
    if (Date.now() > allowedUntil) {
      if (!(await isAllowed())) return false;
      allowedUntil = Date.now() + trustMs;
    }
    return true;
  };

  const write = async (text: string): Promise<void> => {
    if (stream.writableEnded || stream.destroyed) return;
    if (!(await mayHear())) stream.end();
    else if (stream.writableLength > maxWaitingBytes) stream.destroy();
    else stream.write(text);
  };

  const send = (text: string) => {
    turn = turn.then(() => write(text));
  };

  const leave = hub.subscribe(organizationId, {
    onEvent: (event: LiveEvent) => send(`data: ${JSON.stringify(event)}\n\n`),
    // The browser comes back and reads everything anew.
    onGap: () => stream.end(),
  });
  const heartbeat = setInterval(() => send(': still here\n\n'), heartbeatMs);
  stream.once('close', () => {
    clearInterval(heartbeat);
    leave();
  });
  stream.write('retry: 2000\n\n');
  return stream;
}
