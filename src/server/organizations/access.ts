import type { FastifyRequest } from 'fastify';
import type { Role } from '#shared/organization.ts';
import { can, sayRefusal, type Action } from '#shared/policy.ts';
import type { FindPerson, RequirePerson } from '../auth/session.ts';
import type { Db } from '../db/database.ts';
import { AppError, notFound } from '../http/app-error.ts';
import { organizationAccount, personAccount } from '../limits/account.ts';
import type { FindSpender, Spend } from '../limits/spend.ts';
import { hashApiKey, readApiKey } from './api-key.ts';
import { asCaller, type Caller } from './caller.ts';
import { findMembership, findMembershipOfKey } from './memberships.rows.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a call of this route does inside an organization; without one nobody may make it. */
    may?: Action;
  }
}

type Find<Found> = (request: FastifyRequest, organizationId: number) => Promise<Found>;

/**
 * Who may act in an organization. A route names in its `config` what it does, asks here first and hands what it gets to
 * everything below.
 */
export interface Access {
  /** Nothing when the caller does not belong there; refused when nobody is signed in at all. */
  findCaller: Find<Caller | undefined>;
  /** For an organization named in the path: a foreign one answers as an absent one does. */
  requireMember: Find<Caller>;
  /** For an organization named in a body or a query. */
  requireMembershipNamed: Find<Caller>;
  findSpender: FindSpender;
}

interface AccessParts {
  db: Db;
  requirePerson: RequirePerson;
  lookAhead: FindPerson;
  spend: Spend;
}

export function createAccess({ db, requirePerson, lookAhead, spend }: AccessParts): Access {
  const findCaller: Access['findCaller'] = async (request, organizationId) => {
    const { may, budget } = request.routeOptions.config;
    if (!may) throw new Error(`${request.routeOptions.url} does not say what it does.`);
    const key = readApiKey(request.headers.authorization);
    if (key) return callerOfKey({ db, key, organizationId, may });
    const person = await requirePerson(request);
    const membership = await findMembership(db, person, organizationId);
    if (!membership) return undefined;
    refuseUnless(membership.role, may);
    const by = organizationAccount(organizationId);
    // Only now is it known to be theirs: nobody can use up what belongs to others.
    if (budget) await spend({ budget, scope: 'organization', by });
    return asCaller(person, membership);
  };

  const findSpender: FindSpender = async (request) => {
    const key = readApiKey(request.headers.authorization);
    if (!key) {
      const person = await lookAhead(request);
      return person && { scope: 'account', by: personAccount(person.userId) };
    }
    const found = await findMembershipOfKey(db, hashApiKey(key));
    return (
      found && { scope: 'organization', by: organizationAccount(found.membership.organizationId) }
    );
  };

  const requireMember: Access['requireMember'] = async (...call) => {
    const caller = await findCaller(...call);
    if (!caller) throw notFound('Organization');
    return caller;
  };

  return {
    findCaller,
    findSpender,
    requireMember,
    requireMembershipNamed: async (...call) => {
      const caller = await findCaller(...call);
      if (!caller) throw new AppError('FORBIDDEN', 'You are not a member of this organization.');
      return caller;
    },
  };
}

export function refuseUnless(role: Role, action: Action): void {
  if (!can(role, action)) throw new AppError('FORBIDDEN', sayRefusal(action));
}

interface KeyCall {
  db: Db;
  key: string;
  organizationId: number;
  may: Action;
}

async function callerOfKey({ db, key, organizationId, may }: KeyCall) {
  const found = await findMembershipOfKey(db, hashApiKey(key));
  if (!found) {
    throw new AppError('UNAUTHORIZED', 'This API key is not valid or has been revoked.');
  }
  const { apiKeyId, membership } = found;
  if (membership.organizationId !== organizationId) return undefined;
  if (!can('api-key', may)) {
    throw new AppError('FORBIDDEN', 'API keys cannot be used for this. Please sign in instead.');
  }
  return { membership, actor: { kind: 'api-key' as const, apiKeyId } };
}
