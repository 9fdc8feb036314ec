import { z } from 'zod';
import { announce } from '../events/announce.ts';
import { defineTask } from '../queue/define-task.ts';
import type { TaskContext } from '../queue/task-context.ts';
import { TooMuchToRead } from '../text-work/text-work.ts';
import { WritingFailed } from '../writers/writer.ts';
import { endFailed, saveWritten } from './end-writing.ts';
import { findAgreedPlan } from './agreed-plan.ts';
import { gatherSource, listText, understandJob } from './gather-source.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { sharePartials } from './share-partials.ts';
import { writeTool } from './write-tool.ts';
import { claimOutput, countTries, type Claimed, type WritingTask } from './writing.rows.ts';

export const stoppedUnexpectedly = 'Writing stopped unexpectedly. Please try again.';

const mostTries = 3;

/** One output, from a claim to a saved version. */
export const writeOutput = defineTask({
  name: 'write-output',
  payload: z.object({ outputId: z.int(), taskId: z.uuid() }),
  // Only what was begun counts as a try, see below; a process may also die while this waits in it.
  retry: { limit: 10, delaySeconds: 1, maxDelaySeconds: 30 },
  timeLimitSeconds: 900,
  concurrency: 10,
  handle: async ({ payload, context, signal }) => {
    const tries = await countTries(context.db, payload);
    if (tries === undefined) return;
    if (tries >= mostTries) await endFailed(context, payload, stoppedUnexpectedly);
    else if (tries === mostTries - 1)
      await oneAtATime(() => tryOnce({ context, task: payload, signal }));
    else await tryOnce({ context, task: payload, signal });
  },
  onFailure: ({ payload, context }) => endFailed(context, payload, stoppedUnexpectedly),
});

type Run = Pick<Work, 'context' | 'task' | 'signal'>;

async function tryOnce({ context, task, signal }: Run): Promise<void> {
  const claimed = await claim(context, task);
  if (!claimed) return;
  try {
    await write({ context, task, claimed, signal });
  } catch (error) {
    // Reading the same text again would take as long again.
    const known = error instanceof TooMuchToRead ? new WritingFailed(error.message) : error;
    const isKnown = known instanceof WritingFailed;
    const isLast = claimed.output.tries >= mostTries || (isKnown && !known.canRetry);
    if (!isLast || signal.aborted) throw error;
    context.log.warn({ err: error }, 'writing failed');
    await endFailed(context, task, isKnown ? known.message : stoppedUnexpectedly);
  }
}

function claim({ db }: TaskContext, task: WritingTask): Promise<Claimed | undefined> {
  return db.transaction(async (tx) => {
    const claimed = await claimOutput(tx, task);
    if (!claimed) return undefined;
    const { id: outputId, organizationId, jobId, toolType, status } = claimed.output;
    await announce(tx, organizationId, { type: 'output', jobId, outputId, toolType, status });
    return claimed;
  });
}

interface Work {
  context: TaskContext;
  task: WritingTask;
  claimed: Claimed;
  signal: AbortSignal;
}

async function write({ context, task, claimed, signal }: Work): Promise<void> {
  const { db, textWork, writer, log } = context;
  const { output, job } = claimed;
  const startedAt = Date.now();

  // 1. What is known: the job understood, and the figures of the market.
  const understanding = await understandJob(context, claimed);
  const text = writer.info.writer === 'model' ? await listText(textWork, claimed) : [];
  const agreed = await findAgreedPlan(context, { ...claimed, understanding, text, signal });
  const { source, secret } = gatherSource(understanding, claimed, { text, agreed });

  // 2. The tool written from it, while people watch.
  const partials = sharePartials({ db, output, log });
  const { content, receipt, unobeyed, faults } = await writeTool({
    textWork,
    writer,
    tool: output.toolType,
    source,
    secret,
    organizationId: output.organizationId,
    signal,
    onPartial: partials.share,
  }).finally(partials.stop);
  if (faults.length > 0)
    log.warn({ tool: output.toolType, jobId: output.jobId, faults }, 'faults in what was written');

  // 3. What it stands on, read off what was written.
  const { organizationId } = output;
  const basis = await textWork.run(
    'findBasis',
    { source, content, writer: writer.info.writer },
    { organizationId },
  );

  // 4. Kept as a new version, unless somebody else has taken this over.
  const isSaved = await saveWritten(context, {
    claim: { ...task, attempt: output.attempt },
    content,
    provenance: {
      writer: writer.info.writer,
      ...receipt,
      jobRevision: job.revision,
      briefHash: understanding.briefHash,
      writtenAt: new Date().toISOString(),
      durationMs: Date.now() - startedAt,
      ...basis,
      unobeyed,
    },
  });
  if (isSaved) return;
  log.warn({ outputId: output.id }, 'late writing refused');
  // Whoever took it over may have begun before this writer's own turn and be gone by now. The queue
  // gives the task out again only if it still is this writer's.
  if ((await countTries(db, task)) !== undefined)
    throw new Error('Taken over and not yet written.');
}
