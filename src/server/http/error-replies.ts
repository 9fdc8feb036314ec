import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { errorStatus, type ErrorCode, type ErrorReply } from '#shared/errors.ts';
import { AppError } from './app-error.ts';

const serverFault =
  'Something went wrong on our side. Please try again; nothing you entered was changed.';

export function registerErrorReplies(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = toRefusal(error);
    if (refusal.code === 'INTERNAL') request.log.error({ err: error }, 'request failed');
    else request.log.info({ code: refusal.code, reason: error.message }, 'request refused');
    return sendError({ request, reply, refusal });
  });
}

interface Refused {
  request: FastifyRequest;
  reply: FastifyReply;
  refusal: AppError;
}

export function sendError({ request, reply, refusal }: Refused) {
  const body: ErrorReply = {
    code: refusal.code,
    message: refusal.message,
    requestId: request.id,
    ...refusal.particulars,
  };
  if (refusal.retryAfterSeconds) reply.header('retry-after', refusal.retryAfterSeconds);
  return reply
    .status(refusal.status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}

/** Everything thrown becomes one of our codes; only an AppError speaks in its own words. */
function toRefusal(error: FastifyError): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields: Record<string, string> = {};
    for (const { instancePath, message } of error.validation) {
      const name = instancePath.split('/').filter(Boolean).join('.') || 'request';
      fields[name] ??= message ?? 'is not valid';
    }
    const [first] = Object.entries(fields);
    return new AppError('BAD_REQUEST', first?.[1] ?? 'The request is not valid', { fields });
  }
  if (error.statusCode === 413)
    return new AppError('TOO_LARGE', 'That is too large to send. Please shorten it.');
  if (error.statusCode === 415) return new AppError('BAD_REQUEST', 'Please send this as JSON.');
  if (error.statusCode === 429) return new AppError('TOO_MANY_REQUESTS', error.message);
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) {
    return new AppError(codeOf(error.statusCode), 'The request could not be read.');
  }
  return new AppError('INTERNAL', serverFault);
}

function codeOf(status: number): ErrorCode {
  const found = Object.entries(errorStatus).find(([, value]) => value === status);
  return found ? (found[0] as ErrorCode) : 'BAD_REQUEST';
}
