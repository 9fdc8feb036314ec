import { request as requestHttp, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { Webhook } from 'standardwebhooks';
import type { WebhookEvent } from '#shared/outgoing-webhook.ts';
import { resolvePublicly, UnreachableAddress, type ResolvedAddress } from './public-address.ts';

export interface SignedCall {
  url: string;
  secret: string;
  messageId: string;
  event: WebhookEvent;
  allowPrivate: boolean;
  timeoutMs: number;
  signal: AbortSignal;
}

/** Sends one message after the Standard Webhooks scheme; resolves with the status of the reply. */
export async function postSigned(call: SignedCall): Promise<number> {
  // The name, the connection and the answer together: none of them may take its own time.
  const late = AbortSignal.timeout(call.timeoutMs);
  const isLate = new Promise<never>((_done, fail) => {
    const problem = `There was no answer within ${call.timeoutMs / 1000} seconds.`;
    late.addEventListener('abort', () => fail(new UnreachableAddress(problem)));
  });
  return Promise.race([post(call, late), isLate]);
}

async function post(call: SignedCall, late: AbortSignal): Promise<number> {
  const target = new URL(call.url);
  const { allowPrivate } = call;
  const resolved = await resolvePublicly(target.hostname, { allowPrivate });
  const body = JSON.stringify(call.event);
  const now = new Date();
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'user-agent': 'Requisite-Webhooks',
    'webhook-id': call.messageId,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Webhook(call.secret).sign(call.messageId, now, body),
  };
  return send({ target, resolved, headers, body, signal: AbortSignal.any([call.signal, late]) });
}

interface Sending {
  target: URL;
  resolved: [ResolvedAddress, ...ResolvedAddress[]];
  headers: Record<string, string | number>;
  body: string;
  signal: AbortSignal;
}

function send({ target, resolved, headers, body, signal }: Sending): Promise<number> {
  const [{ address, family }] = resolved;
  const options: RequestOptions = {
    method: 'POST',
    headers,
    signal,
    agent: false,
    // The name was looked up and judged; asking for it again could give another answer.
    lookup: (_name, { all }, done) => (all ? done(null, resolved) : done(null, address, family)),
  };
  const request = target.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const outgoing = request(target, options, (response) => {
      // Only the status counts; redirects are not followed and the body is not read.
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    outgoing.on('error', () =>
      reject(new UnreachableAddress('The connection could not be made or broke off.')),
    );
    outgoing.end(body);
  });
}
