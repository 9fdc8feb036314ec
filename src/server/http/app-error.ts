import { errorStatus, type ErrorCode } from '#shared/errors.ts';

/** A refusal meant for the caller: its message is shown to a person as it stands. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;

  constructor(code: ErrorCode, message: string, options: { fields?: Record<string, string> } = {}) {
    super(message);
    this.code = code;
    this.fields = options.fields;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}

/** What is absent and what belongs to others answer alike, byte for byte. */
export const notFound = (thing: string) => new AppError('NOT_FOUND', `${thing} not found`);
