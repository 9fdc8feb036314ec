import { setTimeout as sleep } from 'node:timers/promises';
import { toolInfo, type ToolId } from '#shared/tool-info.ts';
import { foundTeam } from '#server/testing/teams.ts';
import { startTestApp } from '#server/testing/test-app.ts';
import { waitUntilWritten } from '#server/testing/written-jobs.ts';
import { builtInWriter } from '#server/writers/built-in.ts';
import type { Writer } from '#server/writers/writer.ts';
import type { Benchmark } from './benchmark.ts';

/** A fifth of what the tools are estimated to take with a language model. */
const msASecond = 200;

const slowWriter: Writer = {
  info: builtInWriter.info,
  write: async (assignment) => {
    await sleep(toolInfo[assignment.tool].estimatedSeconds * msASecond);
    return builtInWriter.write(assignment);
  },
};

/** All ten tools of a job against the slowest of them alone. */
export const allTenBenchmark: Benchmark = async () => {
  const server = await startTestApp({}, { writer: slowWriter });
  const { admin, organizationId } = await foundTeam(server);
  const job = { title: 'Welder', location: 'Lansing, MI', organizationId };
  const jobId = Number((await admin.post('/api/jobs', job)).body.id);
  await waitUntilWritten(admin, jobId);
  const write = (path: string) => async () => {
    const reply = await admin.post(`/api/jobs/${jobId}/${path}`);
    if (reply.status !== 202) throw new Error(`${path} answered ${reply.status}: ${reply.text}`);
    await waitUntilWritten(admin, jobId);
  };
  const slowest: ToolId = 'marketIntel';
  return {
    comparisons: [
      {
        name: 'all ten tools against the slowest alone',
        baseline: write(`generate/${slowest}`),
        candidate: write('process'),
        rounds: 3,
      },
    ],
    close: server.close,
  };
};
