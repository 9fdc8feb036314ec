import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Output } from '#shared/output.ts';
import { foundTeam, type Team } from '../testing/teams.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { waitUntilWritten } from '../testing/written-jobs.ts';

let server: TestApp;
let team: Team;
let jobId: number;
let outputs: Output[];

const title = 'Электромонтёр – Nacht / "Wind" <b>№ 7</b>';

beforeAll(async () => {
  server = await startTestApp();
  team = await foundTeam(server, 'Northfield & Söhne');
  jobId = await createJob(title);
  outputs = await waitUntilWritten(team.admin, jobId);
});
afterAll(() => server.close());

async function createJob(name: string): Promise<number> {
  const reply = await team.admin.post('/api/jobs', {
    organizationId: team.organizationId,
    title: name,
    location: 'Amarillo, TX',
    salaryRange: '$28-34/hr',
    description: 'Climb towers and keep turbines running. GWO certificate required.',
  });
  expect(reply.status).toBe(201);
  return Number(reply.body.id);
}

async function fetchFile(path: string) {
  const response = await server.app.inject({
    url: path,
    headers: { cookie: team.admin.cookieHeader },
  });
  expect([path, response.statusCode]).toEqual([path, 200]);
  return { bytes: response.rawPayload, text: response.payload, headers: response.headers };
}

async function readPdf(bytes: Buffer) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(pdf, { mergePages: true });
  return { text: text.replaceAll('\u200b', ''), pages: pdf.numPages, ...(await getMeta(pdf)) };
}

const combined = (format: string) => `/api/jobs/${jobId}/export/combined-${format}`;
const outputPath = (format: string) =>
  `/api/jobs/${jobId}/outputs/${outputs.find((o) => o.toolType === 'sourcingStrategy')?.id}/${format}`;

describe('all tools of a job', () => {
  it('as text: a header and ten numbered sections between rules', async () => {
    const { text, headers } = await fetchFile(combined('txt'));
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    const parts = text.split(`\n\n${'='.repeat(50)}\n\n`);
    expect(parts).toHaveLength(11);
    expect(parts[0]).toContain(`Job: ${title}\nLocation: Amarillo, TX\nSalary: $28-34/hr`);
    parts.slice(1).forEach((part, index) => {
      expect(part).toMatch(new RegExp(`^${index + 1}\\. `));
      expect(part).toContain('AI-generated, review before use. Written by the built-in writer on ');
    });
  });

  it('as PDF: cover, contents, and a description of what it is', async () => {
    const { bytes, headers } = await fetchFile(combined('pdf'));
    expect(headers['content-type']).toBe('application/pdf');
    const { text, pages, info } = await readPdf(bytes);
    expect(pages).toBeGreaterThan(11);
    expect(text).toContain('Contents');
    expect(text).toContain('Northfield & Söhne');
    expect(info.Title).toBe(`All tools: ${title}`);
    expect(info.Subject).toMatch(/^AI-generated, review before use\. Written by the built-in/);
  });

  it('as Word and as Markdown', async () => {
    const word = await fetchFile(combined('docx'));
    expect(word.bytes.subarray(0, 2).toString()).toBe('PK');
    const { text } = await fetchFile(combined('md'));
    expect(text).toContain('## 10. Position Synopsis Package for Hiring Manager');
    expect(text).toContain(String.raw`\<b\>№ 7\</b\>`);
  });
});

describe('one tool', () => {
  it('under a name that every system takes, in its own script', async () => {
    const { headers, bytes } = await fetchFile(outputPath('pdf'));
    expect(headers['content-disposition']).toBe(
      `attachment; filename="requisite-sourcing-strategy-kit-nacht-wind-b-no-7-b.pdf"; filename*=UTF-8''${encodeURIComponent('requisite-sourcing-strategy-kit-электромонтёр-nacht-wind-b-no-7-b.pdf')}`,
    );
    expect((await readPdf(bytes)).text).toContain('Sourcing Strategy Kit');
  });

  it.each(['txt', 'md', 'docx'])('as %s', async (format) => {
    const { headers } = await fetchFile(outputPath(format));
    expect(headers['content-disposition']).toContain(`.${format}"`);
  });

  it('is written down in the audit log', async () => {
    await fetchFile(outputPath('txt'));
    const { body } = await team.admin.get(team.path('/audit?action=output.exported'));
    const [entry] = body.entries as { details: Record<string, unknown> }[];
    expect(entry?.details).toEqual({ title, tool: 'sourcingStrategy', format: 'txt' });
  });

  it('of another job does not exist', async () => {
    const other = await createJob('Roofer');
    await waitUntilWritten(team.admin, other);
    const { status } = await team.admin.get(`/api/jobs/${other}/outputs/${outputs[0]?.id}/txt`);
    expect(status).toBe(404);
  });
});

describe('nothing to export', () => {
  it('gets its sentence', async () => {
    const empty = await createJob('Empty');
    await waitUntilWritten(team.admin, empty);
    await server.db.execute(`update output set current_version = null where job_id = ${empty}`);
    const { status, body } = await team.admin.get(`/api/jobs/${empty}/export/combined-pdf`);
    expect(status).toBe(422);
    expect(body.message).toBe(
      'No content to export. Generate some content first before exporting.',
    );
  });
});

it('makes a test PDF', async () => {
  const { bytes, headers } = await fetchFile('/api/test-pdf');
  expect(headers['content-disposition']).toBe('attachment; filename="requisite-test.pdf"');
  const { text } = await readPdf(bytes);
  expect(text).toContain('Test PDF');
  expect(text).toContain('If you can read this, PDF export works.');
  expect(text).not.toContain('AI-generated');
});
