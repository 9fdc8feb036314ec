import type { FastifyRequest } from 'fastify';
import { AppError } from '../http/app-error.ts';
import { hasSessionCookie } from '../http/cookies.ts';
import { authHeaders } from './bridge.ts';
import type { Auth } from './create-auth.ts';
import type { Env } from '../env.ts';

/** A signed-in person and the session they speak from. */
export interface Person {
  userId: string;
  email: string;
  emailVerified: boolean;
  name: string;
  sessionId: string;
}

export type FindPerson = (request: FastifyRequest) => Promise<Person | undefined>;
export type RequirePerson = (request: FastifyRequest) => Promise<Person>;

interface SessionReaders {
  findPerson: FindPerson;
  requirePerson: RequirePerson;
  /** Before the body is read; whoever asks next gets the same answer, and who asks later a new one. */
  lookAhead: FindPerson;
}

export function sessionReaders(auth: Auth, env: Env): SessionReaders {
  const seenAhead = new WeakMap<FastifyRequest, Person>();

  const readSession: FindPerson = async (request) => {
    if (!hasSessionCookie(request)) return undefined;
    // A session is prolonged only where its cookie can be sent anew: by the get-session call.
    const found = await auth.api.getSession({
      headers: authHeaders(request, env),
      query: { disableRefresh: true },
    });
    if (!found) return undefined;
    const { user, session } = found;
    return {
      userId: user.id,
      email: user.email,
      emailVerified: user.emailVerified,
      name: user.name,
      sessionId: session.id,
    };
  };
  const findPerson: FindPerson = async (request) => {
    const seen = seenAhead.get(request);
    seenAhead.delete(request);
    return seen ?? readSession(request);
  };
  const lookAhead: FindPerson = async (request) => {
    const person = await readSession(request);
    if (person) seenAhead.set(request, person);
    return person;
  };
  const requirePerson: RequirePerson = async (request) => {
    const person = await findPerson(request);
    if (!person) throw new AppError('UNAUTHORIZED', 'Unauthorized');
    return person;
  };
  return { findPerson, requirePerson, lookAhead };
}
