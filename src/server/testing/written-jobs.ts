import type { Output } from '#shared/output.ts';
import type { ToolId } from '#shared/tool-info.ts';
import type { Visitor } from './visitor.ts';

export const outputsOf = async (visitor: Visitor, jobId: number) =>
  (await visitor.get(`/api/jobs/${jobId}/outputs`)).body as unknown as Output[];

export async function outputOf(visitor: Visitor, jobId: number, tool: ToolId): Promise<Output> {
  const found = (await outputsOf(visitor, jobId)).find(({ toolType }) => toolType === tool);
  if (!found) throw new Error(`The job has no ${tool}.`);
  return found;
}

/** Longer than a task that was dropped needs to be given out again, on a busy machine. */
const patienceMs = 60_000;

const isBusy = ({ status, queued }: Output) => queued || status === 'processing';

/** The outputs of a job once nothing is being written any more. */
export async function waitUntilWritten(
  visitor: Visitor,
  jobId: number,
  patience = patienceMs,
): Promise<Output[]> {
  const deadline = Date.now() + patience;
  for (;;) {
    // The job is quickly asked; its outputs are whole documents.
    const { body } = await visitor.get(`/api/jobs/${jobId}`);
    const outputs = body.status === 'processing' ? [] : await outputsOf(visitor, jobId);
    if (body.status !== 'processing' && !outputs.some(isBusy)) return outputs;
    if (Date.now() > deadline) {
      const states = (await outputsOf(visitor, jobId)).map(
        (one) => `${one.toolType} ${one.status}`,
      );
      throw new Error(`Still being written: ${states.join(', ')}`);
    }
    await new Promise((done) => {
      setTimeout(done, 50);
    });
  }
}

/** Waits until something shows, such as a writer that was given work. */
export async function until(what: string, shows: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (!(await shows())) {
    if (Date.now() > deadline) throw new Error(`Waited in vain until ${what}.`);
    await new Promise((done) => {
      setTimeout(done, 20);
    });
  }
}
