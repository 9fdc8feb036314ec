import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type RunningApp } from '../support/app-process.ts';
import { newRecruiter } from '../support/recruiter.ts';
import { beginFlood, meetTwo, percentile, workBeside, type Two } from '../support/beside-flood.ts';

let app: RunningApp;
let two: Two;
beforeAll(async () => {
  app = await startApp();
  two = await meetTwo(app.url);
}, 180_000);
afterAll(() => app.stop());

it('leaves others their reads, uploads and exports when one account floods all that is costly', async () => {
  // Once for the fonts and the compiled code, then as it is when nobody floods.
  await workBeside(two.working, { rounds: 10 });
  const quiet = await workBeside(two.working, { rounds: 20 });
  const flood = await beginFlood({ url: app.url, by: two.flooding, milliseconds: 10_000 });
  const beside = await workBeside(two.working, { rounds: 5000, goesOn: () => !flood.isOver() });

  const report = await flood.ended;
  const statuses = Object.values(report).flatMap((counts) => Object.keys(counts).map(Number));
  expect(statuses).toContain(429);
  // The flood is refused politely, not by breaking down.
  expect(statuses.filter((status) => status >= 500)).toEqual([]);

  expect(beside.files.map(({ status }) => status)).toEqual(beside.files.map(() => 200));
  expect(new Set(beside.files.map(({ what }) => what))).toEqual(new Set(['upload', 'export']));
  // Without turns and budgets a read takes a thousand times as long as on a quiet server.
  for (const share of [0.5, 0.95]) {
    const ratio = percentile(beside.reads, share) / percentile(quiet.reads, share);
    expect(ratio).toBeLessThan(25);
  }
});

it('takes little memory for half-sent uploads, however many', async () => {
  const halves = 150;
  const megabyte = 1024 * 1024;
  const sentEach = 6 * megabyte;
  await workBeside(two.working, { rounds: 10 });
  const sender = await newRecruiter(app.url);
  const body = Buffer.alloc(sentEach, 'x');
  const { port } = new URL(app.url);
  const head = [
    'POST /api/extract-text HTTP/1.1',
    `host: localhost:${port}`,
    `origin: ${app.url}`,
    `cookie: ${sender.cookie()}`,
    'content-type: multipart/form-data; boundary=x',
    `content-length: ${10 * megabyte}`,
    '',
    '--x',
    'content-disposition: form-data; name="file"; filename="job.txt"',
    '',
    '',
  ].join('\r\n');
  const before = memoryOf(app);
  const refused = new Set<Socket>();
  const sockets = Array.from({ length: halves }, () => {
    const socket = connect(Number(port), 'localhost').on('error', () => undefined);
    socket.once('data', (chunk) => String(chunk).includes('429') && refused.add(socket));
    socket.write(head);
    socket.write(body);
    return socket;
  });
  // Three are being received and twelve wait; all others are told to come back.
  await expect.poll(() => refused.size, { timeout: 60_000 }).toBeGreaterThan(halves / 2);
  const { files } = await workBeside(two.working, { rounds: 5 });
  const taken = memoryOf(app) - before;
  for (const socket of sockets) socket.destroy();
  expect(files.map(({ status }) => status)).toEqual([200, 200]);
  expect(taken).toBeLessThan((halves * sentEach) / 4);
});

/** In bytes; the server is run on Linux, where this is known. */
function memoryOf({ child }: RunningApp): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Number(/^VmRSS:\s*(\d+) kB$/m.exec(status)?.[1]) * 1024;
}
