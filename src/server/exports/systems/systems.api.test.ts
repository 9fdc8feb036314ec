import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foundTeam, type Team } from '../../testing/teams.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { waitUntilWritten } from '../../testing/written-jobs.ts';
import { jobPostingSchema } from './job-posting.ts';

let server: TestApp;
let team: Team;
let jobId: number;

beforeAll(async () => {
  server = await startTestApp();
  team = await foundTeam(server, 'Northfield');
  const reply = await team.admin.post('/api/jobs', {
    organizationId: team.organizationId,
    title: 'Wind Turbine Technician',
    location: 'Amarillo, TX',
    salaryRange: '$28-34/hr',
    workType: 'on-site',
    description: 'Full-time. Climb towers and keep </script> turbines running. GWO is required.',
  });
  jobId = Number(reply.body.id);
  await waitUntilWritten(team.admin, jobId);
});
afterAll(() => server.close());

async function fetchFile(path: string) {
  const response = await server.app.inject({
    url: `/api/jobs/${jobId}/export/${path}`,
    headers: { cookie: team.admin.cookieHeader },
  });
  expect([path, response.statusCode]).toEqual([path, 200]);
  return response;
}

describe('the posting for other systems', () => {
  it('is a valid JobPosting with the facts of the job', async () => {
    const { payload, headers } = await fetchFile('job-posting');
    expect(headers['content-type']).toBe('application/ld+json; charset=utf-8');
    expect(payload).not.toContain('</');
    const posting = jobPostingSchema.parse(JSON.parse(payload));
    expect(posting).toMatchObject({
      title: 'Wind Turbine Technician',
      hiringOrganization: { name: 'Northfield' },
      jobLocation: { address: { addressLocality: 'Amarillo', addressCountry: 'US' } },
      baseSalary: {
        currency: 'USD',
        value: { minValue: 28, maxValue: 34, unitText: 'HOUR' },
      },
    });
    expect(posting).not.toHaveProperty('validThrough');
  });

  it('is a text within the limits it names', async () => {
    const { payload } = await fetchFile('board-post');
    const posts = [...payload.matchAll(/^\[(.+): (\d+) of at most (\d+) characters/gm)];
    expect(posts.map(([, name]) => name)).toEqual(['Job boards', 'LinkedIn post']);
    for (const [, , used, limit] of posts) {
      expect(Number(used)).toBeGreaterThan(200);
      expect(Number(used)).toBeLessThanOrEqual(Number(limit));
    }
  });
});

describe('the scorecard', () => {
  it('is a table for a spreadsheet', async () => {
    const { payload } = await fetchFile('scorecard-csv');
    const [head, ...rows] = payload.trimEnd().split('\r\n');
    expect(head).toContain('"Criterion","Weight"');
    expect(rows.length).toBeGreaterThan(2);
  });

  it('is a sheet to print', async () => {
    const { rawPayload, headers } = await fetchFile('scorecard-sheet');
    expect(headers['content-type']).toBe('application/pdf');
    expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });
});

it('gives the whole hiring file as one zip', async () => {
  const { rawPayload, headers } = await fetchFile('hiring-file');
  expect(headers['content-disposition']).toBe(
    'attachment; filename="requisite-hiring-file-wind-turbine-technician.zip"',
  );
  const files = unzipSync(new Uint8Array(rawPayload));
  const names = Object.keys(files);
  expect(names).toEqual(
    expect.arrayContaining([
      'provenance.json',
      'job-posting.jsonld',
      'job-board-post.txt',
      'scorecard.csv',
      'scorecard-sheet.pdf',
      'requisite-all-tools-wind-turbine-technician.docx',
      'requisite-all-tools-wind-turbine-technician.md',
      'requisite-all-tools-wind-turbine-technician.pdf',
      'requisite-all-tools-wind-turbine-technician.txt',
    ]),
  );
  expect(names.filter((name) => name.startsWith('tools/'))).toHaveLength(10);
  const provenance = JSON.parse(strFromU8(files['provenance.json'] ?? new Uint8Array())) as {
    tools: { provenance: { writer: string } }[];
  };
  expect(provenance.tools.map((tool) => tool.provenance.writer)).toEqual(
    Array.from({ length: 10 }, () => 'built-in'),
  );
});
