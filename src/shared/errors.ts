import { z } from 'zod';

/** Every refusal the server can give, with the HTTP status it travels under. */
export const errorStatus = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  TOO_LARGE: 413,
  UNPROCESSABLE: 422,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

const errorCodeSchema = z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]);

/** What every failed call answers with. */
export const errorReplySchema = z.object({
  code: errorCodeSchema,
  message: z.string().describe('A sentence for a person: what happened and what to do next.'),
  requestId: z.string().describe('Name this when asking for help; the log lines carry it too.'),
  fields: z
    .record(z.string(), z.string())
    .optional()
    .describe('For a refused form: the sentence for each field that was wrong.'),
  details: z
    .record(z.string(), z.unknown())
    .optional()
    .describe('What the caller needs to go on, such as the state a stale edit collided with.'),
});
export type ErrorReply = z.infer<typeof errorReplySchema>;
