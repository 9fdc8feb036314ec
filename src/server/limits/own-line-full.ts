import { AppError } from '../http/app-error.ts';

/** Somebody has so much under way that one more would only wait. */
export class OwnLineFull extends AppError {
  override readonly retryAfterSeconds = 10;

  constructor(what: string) {
    super('TOO_MANY_REQUESTS', `${what} Please try again in a few seconds; nothing is lost.`);
  }
}
