import { errorStatus, type ErrorCode } from '#shared/errors.ts';

interface Particulars {
  /** The sentence for each field that was wrong. */
  fields?: Record<string, string>;
  /** What the caller needs to go on, such as the state that a stale edit collided with. */
  details?: Record<string, unknown>;
}

/** A refusal meant for the caller: its message is shown to a person as it stands. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly particulars: Particulars;
  /** When it makes sense to ask again. */
  readonly retryAfterSeconds: number | undefined = undefined;

  constructor(code: ErrorCode, message: string, particulars: Particulars = {}) {
    super(message);
    this.code = code;
    this.particulars = particulars;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}

/** What is absent and what belongs to others answer alike, byte for byte. */
export const notFound = (thing: string) => new AppError('NOT_FOUND', `${thing} not found`);
