import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { errorStatus, type ErrorCode, type ErrorReply } from '#shared/errors.ts';
import { AppError } from './app-error.ts';
import { describeFindings } from './describe-findings.ts';

const serverFault =
  'Something went wrong on our side. Please try again; nothing you entered was changed.';

export function registerErrorReplies(app: FastifyInstance): void {
  app.setErrorHandler(replyToError);
}

/** Also for what fails before there is a route, such as an address that cannot be decoded. */
export function replyToError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const refusal = toRefusal(error);
  if (refusal.code === 'INTERNAL') request.log.error({ err: error }, 'request failed');
  // Our own words only: the framework's quote the address, with whatever token is in it.
  else request.log.info({ code: refusal.code, reason: refusal.message }, 'request refused');
  return sendError({ request, reply, refusal });
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
    .headers({ 'x-request-id': request.id, 'cache-control': 'no-store' })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}

/** Everything thrown becomes one of our codes; only an AppError speaks in its own words. */
function toRefusal(error: FastifyError): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const { message, fields } = describeFindings(error.validation);
    return new AppError('BAD_REQUEST', message, { fields });
  }
  if (error.statusCode === 413)
    return new AppError('TOO_LARGE', 'That is too large to send. Please shorten it.');
  if (error.statusCode === 415) return new AppError('BAD_REQUEST', 'Please send this as JSON.');
  if (error.statusCode === 429) return new AppError('TOO_MANY_REQUESTS', error.message);
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) {
    return new AppError(codeOf(error.statusCode), 'The request could not be read.');
  }
  if (cannotBeStored(error)) {
    return new AppError(
      'BAD_REQUEST',
      'The text contains a character that cannot be stored. Please remove it.',
    );
  }
  return new AppError('INTERNAL', serverFault);
}

/** A zero byte passes every length rule, and PostgreSQL keeps it in no text and no JSON. */
function cannotBeStored({ cause }: FastifyError): boolean {
  const unstorable = ['22021', '22P05'];
  return cause instanceof Error && 'code' in cause && unstorable.includes(String(cause.code));
}

function codeOf(status: number): ErrorCode {
  const found = Object.entries(errorStatus).find(([, value]) => value === status);
  return found ? (found[0] as ErrorCode) : 'BAD_REQUEST';
}
