import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/database.ts';
import { notFound } from '../http/app-error.ts';
import type { Access } from '../organizations/access.ts';
import type { Caller } from '../organizations/caller.ts';
import { findOrganizationOfJob } from './jobs.rows.ts';

export type RequireJobCaller = (request: FastifyRequest, jobId: number) => Promise<Caller>;

/** A job of others answers as one that does not exist. */
export const createJobAccess =
  ({ db, access }: { db: Db; access: Access }): RequireJobCaller =>
  async (request, jobId) => {
    const organizationId = (await findOrganizationOfJob(db, jobId)) ?? 0;
    const caller = await access.findCaller(request, organizationId);
    if (!caller) throw notFound('Job');
    return caller;
  };
