import { randomBytes } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { makeTextPdf } from '../../src/server/job-text/samples/make-pdf.ts';

/** A thread that calls everything costly in a loop, on so many connections and for so long. */

export interface Flood {
  url: string;
  cookie: string;
  organizationId: number;
  jobId: number;
  connections: number;
  milliseconds: number;
  /** An end also for a server that refuses at once. */
  maxCalls: number;
}

/** How often each kind of call got which status; 0 for a broken connection. */
export type FloodReport = Record<string, Record<number, number>>;

const { url, cookie, organizationId, jobId, connections, milliseconds, maxCalls } =
  workerData as Flood;

const posting =
  'Night Shift Welder\nLocation: Lansing, MI\nPay: $28 - $34 per hour\n\nRequirements\n- AWS D1.1 certificate\n- Three years of MIG welding\n\n';
const text = posting.repeat(30);
const pdf = makeTextPdf(posting.split('\n').filter((line) => !/[()]/.test(line)));

const json = (method: string, body?: object): RequestInit => ({
  method,
  ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
});

const upload = (): RequestInit => {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(pdf)], 'job.pdf'));
  return { method: 'POST', body: form };
};

const job = { title: 'Welder', location: 'Lansing, MI', organizationId, description: posting };
const calls: [path: string, init: () => RequestInit][] = [
  ['/api/parse-job-description', () => json('POST', { jobDescriptionText: text })],
  ['/api/extract-text', upload],
  [`/api/jobs/${jobId}/export/combined-pdf`, () => ({})],
  [`/api/jobs/${jobId}/export/combined-docx`, () => ({})],
  [`/api/jobs/${jobId}/export/hiring-file`, () => ({})],
  ['/api/jobs', () => json('POST', job)],
  [`/api/jobs/${jobId}`, () => json('PATCH', { culture: randomBytes(40_000).toString('hex') })],
  [`/api/jobs/${jobId}/process`, () => json('POST')],
  [`/api/jobs/${jobId}/generate/marketIntel`, () => json('POST')],
  [`/api/jobs/${jobId}/brief`, () => ({})],
];

const report: FloodReport = {};
const end = Date.now() + milliseconds;
let made = 0;

async function call(path: string, init: RequestInit): Promise<number> {
  try {
    const headers = { origin: url, cookie, ...(init.headers as Record<string, string>) };
    const response = await fetch(url + path, { ...init, headers });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

async function loop(offset: number): Promise<void> {
  for (let turn = offset; Date.now() < end && made < maxCalls; turn += 1) {
    made += 1;
    const [path, init] = calls[turn % calls.length] ?? ['/', () => ({})];
    const status = await call(path, init());
    const counts = (report[path] ??= {});
    counts[status] = (counts[status] ?? 0) + 1;
  }
}

await Promise.all(Array.from({ length: connections }, (_, connection) => loop(connection)));
parentPort?.postMessage(report, []);
