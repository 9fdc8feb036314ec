import { strFromU8, unzipSync } from 'fflate';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ExportFormat, exportFormatIds } from '#shared/export-format.ts';
import type { Output } from '#shared/output.ts';
import { foundTeam, type Team } from '../testing/teams.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { waitUntilWritten } from '../testing/written-jobs.ts';

let server: TestApp;
let team: Team;
let jobId: number;
let kit: Output | undefined;
const signature = ['Ada King', 'Talent at Northfield', 'Line 555 0199'];

beforeAll(async () => {
  server = await startTestApp();
  team = await foundTeam(server, 'Northfield', { name: 'Ada King' });
  await team.admin.patch('/api/user/profile', {
    phone: '555 0100',
    signatureBlock: signature.join('\n'),
  });
  jobId = await writeJob({});
  kit = await findKit(jobId);
});
afterAll(() => server.close());

async function writeJob(more: Record<string, unknown>): Promise<number> {
  const reply = await team.admin.post('/api/jobs', {
    organizationId: team.organizationId,
    title: 'Registered Nurse',
    location: 'Amarillo, TX',
    description: 'Full-time. You care for patients on a medical ward. RN license required.',
    ...more,
  });
  await waitUntilWritten(team.admin, Number(reply.body.id));
  return Number(reply.body.id);
}

async function findKit(job: number): Promise<Output | undefined> {
  const { body } = await team.admin.get(`/api/jobs/${job}/outputs`);
  return (body as unknown as Output[]).find(({ toolType }) => toolType === 'engagementKit');
}

async function fetchFile(path: string, headers = { cookie: team.admin.cookieHeader }) {
  const response = await server.app.inject({ url: `/api/jobs/${jobId}/${path}`, headers });
  expect([path, response.statusCode]).toEqual([path, 200]);
  return new Uint8Array(response.rawPayload);
}

async function readFile(format: ExportFormat, bytes: Uint8Array): Promise<string> {
  if (format === 'pdf') {
    const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
    return text.replaceAll('\u200b', '');
  }
  if (format !== 'docx') return strFromU8(bytes);
  const { 'word/document.xml': document } = unzipSync(bytes);
  return strFromU8(document ?? new Uint8Array()).replaceAll(/<[^>]+>/g, ' ');
}

it('is stored with blanks, which are nobody’s', () => {
  const stored = JSON.stringify(kit?.content);
  expect(stored).toContain('[your name], [phone]');
  expect(stored).not.toContain('Ada King');
});

it.each(exportFormatIds)(
  'bears the name, phone and signature of whoever exports it as %s',
  async (id) => {
    for (const path of [`outputs/${kit?.id}/${id}`, `export/combined-${id}`]) {
      const text = await readFile(id, await fetchFile(path));
      for (const line of signature) expect(text.replaceAll(/\s+/g, ' ')).toContain(line);
      expect(text).toContain('555 0100');
      expect(text).not.toMatch(/\[(?:your name|phone)\]/);
    }
  },
);

it('keeps its blanks where a program exports it', async () => {
  const { body } = await team.admin.post(team.path('/api-keys'), { name: 'Robot' });
  const headers = { authorization: `Bearer ${String(body.key)}` };
  const response = await server.app.inject({
    url: `/api/jobs/${jobId}/outputs/${kit?.id}/txt`,
    headers,
  });
  expect(response.statusCode).toBe(200);
  expect(response.payload).toContain('[your name], [phone]');
});

it('bears no signature where the organization is not to be named', async () => {
  jobId = await writeJob({ employerConfidential: true });
  kit = await findKit(jobId);
  const text = await readFile('txt', await fetchFile(`outputs/${kit?.id}/txt`));
  expect(text).toContain('Ada King, 555 0100');
  expect(text).not.toContain('Northfield');
});
