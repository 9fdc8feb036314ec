import { once } from 'node:events';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import { makeTextPdf } from '../../src/server/job-text/samples/make-pdf.ts';
import type { Flood, FloodReport } from './flooder.ts';
import { newRecruiter } from './recruiter.ts';

type Recruiter = Awaited<ReturnType<typeof newRecruiter>>;

/** Two people with a written job each: one who will flood, and one who works beside it. */
export async function meetTwo(url: string) {
  const [flooding, working] = [await newRecruiter(url), await newRecruiter(url)];
  return {
    flooding: { recruiter: flooding, jobId: await writeJob(flooding) },
    working: { recruiter: working, jobId: await writeJob(working) },
  };
}

export type Two = Awaited<ReturnType<typeof meetTwo>>;

async function writeJob(recruiter: Recruiter): Promise<number> {
  const jobId = await recruiter.createJob();
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline) {
    const job = (await recruiter.get(`/api/jobs/${jobId}`)) as { status: string };
    if (job.status === 'completed') return jobId;
    await new Promise((go) => {
      setTimeout(go, 100);
    });
  }
  throw new Error('The job was not written.');
}

interface Begin extends Pick<Flood, 'milliseconds'> {
  url: string;
  by: Two['flooding'];
}

/** Floods every costly call on 16 connections; tells at the end what came of it. */
export async function beginFlood({ url, by, milliseconds }: Begin) {
  const { recruiter, jobId } = by;
  const flood: Flood = {
    url,
    cookie: recruiter.cookie(),
    organizationId: recruiter.organizationId,
    jobId,
    connections: 16,
    milliseconds,
    maxCalls: 50_000,
  };
  // On a thread of its own: its work must not be taken for the server's.
  const worker = new Worker(join(import.meta.dirname, 'flooder.ts'), { workerData: flood });
  const report = once(worker, 'message') as Promise<[FloodReport]>;
  const state = { over: false };
  const ended = report.then(([counts]) => {
    state.over = true;
    return counts;
  });
  return { isOver: () => state.over, ended };
}

const pdf = makeTextPdf(['Welder wanted']);

/** What the other one does, again and again until told to stop: reading, and now and then a file. */
export async function workBeside(
  { recruiter, jobId }: Two['working'],
  { rounds, goesOn = () => true }: { rounds: number; goesOn?: () => boolean },
) {
  const reads: number[] = [];
  const files: { what: string; status: number; milliseconds: number }[] = [];
  const time = async (path: string, init?: RequestInit) => {
    const begun = performance.now();
    const response = await recruiter.send(path, init);
    await response.arrayBuffer();
    return { status: response.status, milliseconds: performance.now() - begun };
  };
  for (let round = 0; round < rounds && goesOn(); round += 1) {
    for (const path of ['/api/jobs', `/api/jobs/${jobId}`, `/api/jobs/${jobId}/outputs`]) {
      const { status, milliseconds } = await time(path);
      if (status !== 200) throw new Error(`${path} answered ${status}`);
      reads.push(milliseconds);
    }
    if (round % 5 === 2) {
      const form = new FormData();
      form.append('file', new File([new Uint8Array(pdf)], 'job.pdf'));
      const uploaded = await time('/api/extract-text', { method: 'POST', body: form });
      files.push({ what: 'upload', ...uploaded });
      const exported = await time(`/api/jobs/${jobId}/export/combined-pdf`);
      files.push({ what: 'export', ...exported });
    }
  }
  return { reads, files };
}

export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
