import { isDeepStrictEqual } from 'node:util';
import type { Output } from '#shared/output.ts';
import { changesOnlyWords } from '#tools/changes-only-words.ts';
import { contracts } from '#tools/contracts.ts';
import { decodeStored, isRecord } from '#tools/reading/decode-stored.ts';
import { recordAudit } from '../audit/audit.rows.ts';
import type { Db } from '../db/database.ts';
import { announce } from '../events/announce.ts';
import { AppError, notFound } from '../http/app-error.ts';
import { findJob, type JobRow } from '../jobs/jobs.rows.ts';
import type { Caller } from '../organizations/caller.ts';
import { describeMisfit } from './describe-misfit.ts';
import { findOutput, lockOutput, type OutputRow } from './outputs.rows.ts';
import type { StoredProvenance } from '../db/stored-provenance.ts';
import { findVersion, insertVersion } from './versions.rows.ts';

interface Edit {
  outputId: number;
  content: unknown;
  /** The version the person saw when they began. */
  version: number | undefined;
}

/** What a person wrote becomes a version like any other. */
export async function editOutput(db: Db, caller: Caller, edit: Edit): Promise<Output> {
  return db.transaction(async (tx) => {
    const { row, job } = await openForChange(tx, caller, edit);
    const base = await findCurrent(tx, caller, row);
    const content = acceptContent(readSent(edit.content), row, base?.content);
    if (base && isDeepStrictEqual(base.content, content)) return show(tx, caller, row.id);
    await insertVersion(tx, caller.membership, {
      outputId: row.id,
      content,
      authorId: caller.membership.userId,
      provenance: {
        writer: 'person',
        model: null,
        promptVersion: null,
        // An edit does not take up what the job says by now.
        jobRevision: base?.provenance.jobRevision ?? job.revision,
        briefHash: base?.provenance.briefHash ?? null,
        writtenAt: new Date().toISOString(),
        durationMs: null,
        inputTokens: null,
        outputTokens: null,
        costUsd: null,
        sources: base?.provenance.sources ?? [],
        assumptions: base?.provenance.assumptions ?? [],
        ...keepCuts(base?.provenance, content),
        unobeyed: base?.provenance.unobeyed ?? [],
      },
    });
    return record({ tx, caller, row, job, action: 'output.edited' });
  });
}

/** What was taken out of a model's words and has not been put back. */
function keepCuts(
  before: StoredProvenance | undefined,
  content: unknown,
): Pick<StoredProvenance, 'cut' | 'cuts'> {
  if (!before?.cuts) return { cut: before?.cut ?? 0 };
  const words = JSON.stringify(content);
  const cuts = before.cuts.filter(({ text }) => !words.includes(JSON.stringify(text).slice(1, -1)));
  return { cut: before.cut - (before.cuts.length - cuts.length), cuts };
}

/**
 * What the tool's schema accepts. Content that was stored in a form of its own, which views read too, keeps that form:
 * there a person may change the words and nothing else.
 */
function acceptContent(sent: unknown, { toolType }: OutputRow, stored: unknown): unknown {
  const { schema } = contracts[toolType];
  const parsed = schema.safeParse(sent);
  if (parsed.success) return parsed.data;
  const before = decodeStored(stored);
  const hasOwnForm = isRecord(before) && !schema.safeParse(before).success;
  if (hasOwnForm && changesOnlyWords(before, sent)) return sent;
  throw describeMisfit(parsed.error);
}

/** A program may send the content as JSON inside its text, the way it was once handed out. */
const readSent = (content: unknown) =>
  typeof content === 'string' ? decodeStored(content) : content;

/** An earlier version becomes a new one, so that nothing between is lost. */
export async function restoreVersion(
  db: Db,
  caller: Caller,
  { outputId, version }: { outputId: number; version: number },
): Promise<Output> {
  return db.transaction(async (tx) => {
    const { row, job } = await openForChange(tx, caller, { outputId });
    const earlier = await findVersion(tx, caller.membership, { outputId, version });
    if (!earlier) throw notFound('Version');
    if (earlier.current) return show(tx, caller, outputId);
    const { author: _, ...kept } = earlier.provenance;
    const provenance: StoredProvenance = { ...kept, writtenAt: new Date().toISOString() };
    await insertVersion(tx, caller.membership, {
      outputId,
      content: earlier.content,
      provenance,
      authorId: caller.membership.userId,
      restoredFrom: version,
    });
    return record({ tx, caller, row, job, action: 'output.restored' });
  });
}

interface Opening {
  outputId: number;
  version?: number | undefined;
}

/** Held still until the transaction ends; refused while it is being written and when it has moved on. */
async function openForChange(tx: Db, caller: Caller, { outputId, version }: Opening) {
  const row = await lockOutput(tx, caller.membership, outputId);
  const job = row && (await findJob(tx, caller.membership, row.jobId));
  if (!row || !job) throw notFound('Output');
  const refuse = async (message: string) =>
    new AppError('CONFLICT', message, { details: { current: await show(tx, caller, outputId) } });
  if (row.taskId !== null) {
    throw await refuse('This tool is being written right now. Change it when it is done.');
  }
  if (version !== undefined && version !== row.currentVersion) {
    throw await refuse(
      'There is a newer version than the one you changed. Compare both, then save again.',
    );
  }
  return { row, job };
}

async function findCurrent(tx: Db, { membership }: Caller, { id, currentVersion }: OutputRow) {
  if (currentVersion === null) return undefined;
  return findVersion(tx, membership, { outputId: id, version: currentVersion });
}

interface Change {
  tx: Db;
  caller: Caller;
  row: OutputRow;
  job: JobRow;
  action: 'output.edited' | 'output.restored';
}

async function record({ tx, caller, row, job, action }: Change): Promise<Output> {
  const { id: outputId, jobId, toolType, organizationId } = row;
  await recordAudit(tx, caller, {
    action,
    targetType: 'output',
    targetId: outputId,
    details: { title: job.title, tool: toolType },
  });
  const status = 'completed';
  await announce(tx, organizationId, { type: 'output', jobId, outputId, toolType, status });
  return show(tx, caller, outputId);
}

async function show(tx: Db, { membership }: Caller, outputId: number): Promise<Output> {
  const output = await findOutput(tx, membership, outputId);
  if (!output) throw notFound('Output');
  return output;
}
