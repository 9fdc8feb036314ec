import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { Visitor } from '../testing/visitor.ts';

let server: TestApp;
let port: number;
beforeAll(async () => {
  server = await startTestApp({ BUDGET_FACTOR: '10' }, { takesTasks: false });
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => server.close());

const open: Socket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});

const megabyte = 1024 * 1024;
const formStart =
  '--x\r\ncontent-disposition: form-data; name="file"; filename="job.txt"\r\n\r\nWelder';

interface Sending {
  path: string;
  type: string;
  /** Said beforehand. */
  bytes: number;
  /** Sent of it. */
  begin: string;
}

const largeUpload: Sending = {
  path: '/api/extract-text',
  type: 'multipart/form-data; boundary=x',
  bytes: 10 * megabyte,
  begin: formStart,
};

/** Begins to send and goes silent; tells what it heard. */
function sendHalf({ cookieHeader }: Pick<Visitor, 'cookieHeader'>, sending = largeUpload) {
  const heard = { text: '', closed: false };
  const socket = connect(port, '127.0.0.1');
  open.push(socket);
  socket.on('data', (chunk) => (heard.text += String(chunk)));
  socket.on('close', () => (heard.closed = true));
  socket.on('error', () => undefined);
  const { path, type, bytes, begin } = sending;
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookieHeader}\r\ncontent-type: ${type}\r\ncontent-length: ${bytes}\r\n\r\n${begin}`,
  );
  return heard;
}

const upload = async ({ cookieHeader }: Visitor) => {
  const form = new FormData();
  form.append('file', new File(['Welder wanted'], 'job.txt'));
  const headers = { cookie: cookieHeader };
  const url = `http://127.0.0.1:${port}/api/extract-text`;
  return fetch(url, { method: 'POST', body: form, headers });
};

it('of an account that begins many uploads three are received, some wait, and nobody else is refused', async () => {
  const flood = await server.visitor().signUp();
  const other = await server.visitor().signUp();
  const halves = Array.from({ length: 20 }, () => sendHalf(flood));
  await expect.poll(() => halves.filter(({ text }) => text !== '').length).toBe(5);
  for (const { text } of halves.filter((half) => half.text !== '')) {
    expect(text).toContain('HTTP/1.1 429 Too Many Requests');
    expect(text).toContain('retry-after: 10');
    expect(text).toContain(
      'Much of what you asked for is still under way. Please try again in a few seconds; nothing is lost.',
    );
  }
  expect((await upload(other)).status).toBe(200);
  for (const socket of open.splice(0)) socket.destroy();
  await expect.poll(async () => (await upload(flood)).status).toBe(200);
});

it('a large upload that is refused beforehand is heard to its end, and gets its answer', async () => {
  const flood = await server.visitor().signUp();
  const halves = Array.from({ length: 16 }, () => sendHalf(flood));
  await expect.poll(() => halves.filter(({ text }) => text !== '').length).toBe(1);
  const form = new FormData();
  form.append('file', new File([new Uint8Array(9 * megabyte)], 'job.txt'));
  const reply = await fetch(`http://127.0.0.1:${port}/api/extract-text`, {
    method: 'POST',
    body: form,
    headers: { cookie: flood.cookieHeader },
  });
  expect(reply.status).toBe(429);
});

it('when accounts fill all the room together, the largest is cut off for the next one', async () => {
  const crowd = await Promise.all(Array.from({ length: 5 }, () => server.visitor().signUp()));
  const halves = crowd.flatMap((visitor) => [1, 2, 3].map(() => sendHalf(visitor)));
  await expect.poll(() => halves.filter(({ closed }) => closed).length).toBeGreaterThan(0);
  const other = await server.visitor().signUp();
  expect((await upload(other)).status).toBe(200);
});

it('texts that never end are bounded too, by the address where there is no account', async () => {
  const visitor = await server.visitor().signUp();
  const text = { type: 'application/json', bytes: megabyte, begin: '{"name":"' };
  const halves = Array.from({ length: 40 }, () =>
    sendHalf(visitor, { path: '/api/organizations/offered-invitation', ...text }),
  );
  await expect
    .poll(() => halves.filter(({ text: heard }) => heard.includes('You are sending a lot')).length)
    .toBe(8);
});

it('a stranger may send little, and less than a text', async () => {
  const path = '/api/auth/sign-in/email';
  const text = { type: 'application/json', bytes: megabyte, begin: '{"email":"' };
  const heard = sendHalf({ cookieHeader: '' }, { path, ...text });
  await expect.poll(() => heard.text).toContain('413');
});

it(
  'half of an upload is given up after a while, with a sentence',
  { timeout: 40_000 },
  async () => {
    const visitor = await server.visitor().signUp();
    const { server: http } = server.app;
    const usual = [http.headersTimeout, http.requestTimeout] as const;
    http.headersTimeout = 500;
    http.requestTimeout = 1000;
    const half = sendHalf(visitor);
    await expect.poll(() => half.closed, { timeout: 30_000 }).toBe(true);
    [http.headersTimeout, http.requestTimeout] = usual;
    expect(half.text).toContain('408 Request Timeout');
    expect(half.text).toContain('What you sent did not arrive whole in time.');
  },
);
