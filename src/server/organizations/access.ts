import type { FastifyRequest } from 'fastify';
import type { RequirePerson } from '../auth/session.ts';
import type { Db } from '../db/database.ts';
import { AppError, notFound } from '../http/app-error.ts';
import { hashApiKey, readApiKey } from './api-key.ts';
import { asCaller, type Caller } from './caller.ts';
import { findMembership, findMembershipOfKey } from './memberships.rows.ts';

interface AccessOptions {
  /** Whether a program with the organization's API key may make this call too. */
  keys?: boolean;
}

type Find<Found> = (
  request: FastifyRequest,
  organizationId: number,
  options?: AccessOptions,
) => Promise<Found>;

/** Who may act in an organization. A route asks here first and hands what it gets to everything below. */
export interface Access {
  /** Nothing when the caller does not belong there; refused when nobody is signed in at all. */
  findCaller: Find<Caller | undefined>;
  /** For an organization named in the path: a foreign one answers as an absent one does. */
  requireMember: Find<Caller>;
  requireAdmin: (request: FastifyRequest, organizationId: number) => Promise<Caller>;
  /** For an organization named in a body or a query. */
  requireMembershipNamed: Find<Caller>;
}

interface AccessParts {
  db: Db;
  requirePerson: RequirePerson;
}

export function createAccess({ db, requirePerson }: AccessParts): Access {
  const findCaller: Access['findCaller'] = async (request, organizationId, { keys } = {}) => {
    const key = readApiKey(request.headers.authorization);
    if (key) return callerOfKey({ db, key, organizationId, accepted: keys ?? false });
    const person = await requirePerson(request);
    const membership = await findMembership(db, person, organizationId);
    return membership && asCaller(person, membership);
  };

  const requireMember: Access['requireMember'] = async (...call) => {
    const caller = await findCaller(...call);
    if (!caller) throw notFound('Organization');
    return caller;
  };

  return {
    findCaller,
    requireMember,
    requireAdmin: async (request, organizationId) => {
      const caller = await requireMember(request, organizationId);
      refuseUnlessAdmin(caller);
      return caller;
    },
    requireMembershipNamed: async (...call) => {
      const caller = await findCaller(...call);
      if (!caller) throw new AppError('FORBIDDEN', 'You are not a member of this organization.');
      return caller;
    },
  };
}

export function refuseUnlessAdmin({ membership }: Caller): void {
  if (membership.role !== 'admin') {
    throw new AppError('FORBIDDEN', 'Only admins of this organization can do this.');
  }
}

interface KeyCall {
  db: Db;
  key: string;
  organizationId: number;
  accepted: boolean;
}

async function callerOfKey({ db, key, organizationId, accepted }: KeyCall) {
  const found = await findMembershipOfKey(db, hashApiKey(key));
  if (!found) {
    throw new AppError('UNAUTHORIZED', 'This API key is not valid or has been revoked.');
  }
  const { apiKeyId, membership } = found;
  if (membership.organizationId !== organizationId) return undefined;
  if (!accepted) {
    throw new AppError('FORBIDDEN', 'API keys cannot be used for this. Please sign in instead.');
  }
  return { membership, actor: { kind: 'api-key' as const, apiKeyId } };
}
