import type { JobAnswer } from '#shared/answers.ts';
import type { Caller } from '../organizations/caller.ts';

/** Somebody of the organization, or one of its programs, as an answer knows them. */
export function answererOf({ actor }: Caller) {
  return actor.kind === 'person'
    ? { answerer: `person:${actor.userId}`, userId: actor.userId }
    : { answerer: `key:${actor.apiKeyId}`, apiKeyId: actor.apiKeyId };
}

export const answererOfLink = (linkId: number) => `link:${linkId}`;

/** Without a name: it is looked up when answers are listed, and goes with the account. */
export const byRecruiter: JobAnswer['by'] = { name: '', as: 'recruiter' };
