import { explainProviderProblem } from '#web/lib/provider-problems.ts';

import type { AuthQuery } from './auth-query.ts';

/** A sentence for somebody who comes back from a provider or from a mailed link. */
export interface ReturnNotice {
  good: boolean;
  text: string;
  /** The link failed and a new one may be asked for. */
  offersVerification?: boolean;
}

const brokenLink = 'This verification link is not valid.';

const linkProblems = new Map([
  ['TOKEN_EXPIRED', 'This verification link has expired.'],
  ['INVALID_TOKEN', brokenLink],
  ['INVALID_USER', brokenLink],
  ['USER_NOT_FOUND', 'The account this link belongs to no longer exists.'],
]);

export function readReturnNotice(
  { error, verified }: AuthQuery,
  { signedIn }: { signedIn: boolean },
): ReturnNotice | undefined {
  if (error && linkProblems.has(error)) return describeLinkProblem(error, signedIn);
  if (error) return { good: false, text: explainProviderProblem(error) };
  if (!verified) return undefined;
  return { good: true, text: `Your email is verified.${signedIn ? '' : ' Sign in to continue.'}` };
}

function describeLinkProblem(code: string, signedIn: boolean): ReturnNotice {
  const problem = linkProblems.get(code);
  if (code === 'USER_NOT_FOUND') return { good: false, text: `${problem} You can sign up again.` };
  if (signedIn) return { good: false, text: `${problem} Ask for a new one on your profile.` };
  return {
    good: false,
    text: `${problem} Enter your email below and ask for a new one.`,
    offersVerification: true,
  };
}
