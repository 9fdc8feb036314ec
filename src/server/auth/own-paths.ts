import { safeNextPath } from '#shared/next-path.ts';
import { AppError } from '../http/app-error.ts';

const pathFields = ['callbackURL', 'errorCallbackURL', 'newUserCallbackURL', 'redirectTo'] as const;

/** Wherever a call may say where the browser goes next, it may only say a path of this site. */
export function requireOwnPaths(values: unknown): void {
  if (typeof values !== 'object' || values === null) return;
  const given: Partial<Record<string, unknown>> = { ...values };
  for (const name of pathFields) {
    if (given[name] !== undefined && !safeNextPath(given[name])) {
      throw new AppError('BAD_REQUEST', `${name} must be a path of this site.`);
    }
  }
}
