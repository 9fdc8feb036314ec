import { tooManyTags } from '#shared/job-field-kinds.ts';
import { fieldNames, fieldsOfJob, isOfKind } from '#shared/job-fields.ts';
import type { Job, JobEdit } from '#shared/job.ts';
import { recordAudit } from '../audit/audit.rows.ts';
import type { Db } from '../db/database.ts';
import { announce } from '../events/announce.ts';
import { AppError, notFound } from '../http/app-error.ts';
import type { Caller } from '../organizations/caller.ts';
import {
  deleteJobRow,
  findJob,
  type JobFields,
  type JobRow,
  lockJob,
  updateJob,
} from './jobs.rows.ts';
import { presentJob } from './present-jobs.ts';
import { changedFields, storedFields } from './stored-fields.ts';

export async function editJob(db: Db, caller: Caller, jobId: number, edit: JobEdit): Promise<Job> {
  const { status, revision, ...sent } = edit;
  const { membership } = caller;
  return db.transaction(async (tx) => {
    const before = await lockJob(tx, membership, jobId);
    if (!before) throw notFound('Job');
    const fields = changedFields(before, storedFields(sent));
    refuseMoreTags(before, fields);
    const newRevision = Object.keys(fields).length > 0;
    if (newRevision && revision !== undefined && revision !== before.revision) {
      throw new AppError(
        'CONFLICT',
        'Somebody else has changed this job since you opened it. Compare both versions, then save again.',
        { details: { current: await presentJob(tx, membership, before) } },
      );
    }
    const chosenStatus = status === before.chosenStatus ? undefined : status;
    if (newRevision || chosenStatus) {
      await updateJob(tx, membership, jobId, { fields, chosenStatus, newRevision });
      await recordAudit(tx, caller, {
        action: 'job.updated',
        targetType: 'job',
        targetId: jobId,
        details: {
          title: fields.title ?? before.title,
          changed: Object.keys(fields),
          ...(chosenStatus ? { status: { from: before.chosenStatus, to: chosenStatus } } : {}),
        },
      });
      await announce(tx, membership.organizationId, { type: 'job', jobId, change: 'edited' });
    }
    const after = await findJob(tx, membership, jobId);
    if (!after) throw notFound('Job');
    return presentJob(tx, membership, after);
  });
}

/** Jobs from before there were limits keep what they have; they only cannot grow beyond. */
function refuseMoreTags(before: JobRow, changed: Partial<JobFields>): void {
  for (const name of fieldNames.filter(isOfKind('tags'))) {
    const { called, most, mayGrow } = fieldsOfJob[name];
    if (mayGrow || (changed[name]?.length ?? 0) <= Math.max(most, before[name].length)) continue;
    const message = tooManyTags(called, most);
    throw new AppError('BAD_REQUEST', message, { fields: { [name]: message } });
  }
}

export async function deleteJob(db: Db, caller: Caller, jobId: number): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await lockJob(tx, caller.membership, jobId);
    if (!before || !(await deleteJobRow(tx, caller.membership, jobId))) throw notFound('Job');
    await recordAudit(tx, caller, {
      action: 'job.deleted',
      targetType: 'job',
      targetId: jobId,
      details: { title: before.title },
    });
    const { organizationId } = caller.membership;
    await announce(tx, organizationId, { type: 'job', jobId, change: 'deleted' });
  });
}
