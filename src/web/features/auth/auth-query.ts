import { safeNextPath } from '#shared/next-path.ts';

/** What the address of an auth screen asks for. */
export interface AuthQuery {
  /** Where to go once signed in: a path of this site. */
  next: string | undefined;
  invitation: string | undefined;
  signupSuccess: boolean;
  verified: boolean;
  /** Why a provider or a mailed link sent the person back. */
  error: string | undefined;
}

export function readAuthQuery(search: string): AuthQuery {
  const params = new URLSearchParams(search);
  return {
    next: safeNextPath(params.get('next')),
    invitation: params.get('invitation') ?? undefined,
    signupSuccess: params.get('signupSuccess') === 'true',
    verified: params.get('verified') === 'true',
    error: params.get('error') ?? undefined,
  };
}

/** The way back to an auth screen that still knows where the person was going. */
export function authPath(screen: '/signin' | '/signup', next: string | undefined): string {
  return next ? `${screen}?next=${encodeURIComponent(next)}` : screen;
}
