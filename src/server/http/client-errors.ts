import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyServerOptions } from 'fastify';
import type { ErrorReply } from '#shared/errors.ts';

const answers = {
  ERR_HTTP_REQUEST_TIMEOUT: [
    408,
    'What you sent did not arrive whole in time. Please check your connection and try again.',
  ],
  HPE_HEADER_OVERFLOW: [431, 'The headers of this request are too long.'],
} as const;

/** For what is no request yet: half of one that never ends, or noise. */
export const answerClientError: FastifyServerOptions['clientErrorHandler'] = (
  { code },
  socket: Socket,
) => {
  if (code === 'ECONNRESET' || socket.destroyed) return;
  const known =
    code !== undefined && code in answers ? answers[code as keyof typeof answers] : undefined;
  const [status, message] = known ?? [400, 'The request could not be read.'];
  const reply: ErrorReply = { code: 'BAD_REQUEST', message, requestId: randomUUID() };
  const body = JSON.stringify(reply);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Content-Type: application/json; charset=utf-8',
    'Connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy();
};
