import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/database.ts';
import { notFound } from '../http/app-error.ts';
import type { Access } from '../organizations/access.ts';
import type { Caller } from '../organizations/caller.ts';
import { findOrganizationOfOutput } from './outputs.rows.ts';

/** An output of others answers as one that does not exist. */
export const createOutputAccess =
  ({ db, access }: { db: Db; access: Access }) =>
  async (request: FastifyRequest, outputId: number): Promise<Caller> => {
    const organizationId = (await findOrganizationOfOutput(db, outputId)) ?? 0;
    const caller = await access.findCaller(request, organizationId);
    if (!caller) throw notFound('Output');
    return caller;
  };
