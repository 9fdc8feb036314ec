import { AppError } from '../http/app-error.ts';

/** A link that was withdrawn, has expired, was guessed or is about a deleted job answers in these words alone. */
export const deadLink = () =>
  new AppError(
    'NOT_FOUND',
    'This link does not open anything. It may have expired or been withdrawn; ask whoever sent it for a new one.',
  );
