import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { JobBrief } from '#shared/api/brief.ts';
import type { Output } from '#shared/output.ts';
import { foundTeam, type Team } from '../../testing/teams.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { waitUntilWritten } from '../../testing/written-jobs.ts';
import { builtInWriter } from '../../writers/built-in.ts';
import type { Source } from '#plan/source.ts';
import { isForCandidates } from './hide-employer.ts';

let server: TestApp;
let team: Team;
const seen: Source[] = [];

/** Knows the employer from elsewhere, and says so wherever it can. */
const gossip = {
  info: builtInWriter.info,
  write: async (assignment: Parameters<typeof builtInWriter.write>[0]) => {
    seen.push(assignment.source);
    const written = await builtInWriter.write(assignment);
    const words = JSON.stringify(written.writing).replaceAll(/welder/gi, 'Northgate welder');
    return { ...written, writing: JSON.parse(words) as unknown };
  },
};

beforeAll(async () => {
  server = await startTestApp({}, { writer: gossip });
  team = await foundTeam(server, 'Talent Bridge');
  await team.admin.patch(team.path(), { industry: 'consulting', website: 'https://tb.example' });
});
beforeEach(() => {
  seen.length = 0;
});
afterAll(() => server.close());

const sourceText = 'Welder\nNorthgate Parcel is hiring.\n\nRequirements\n- MIG welding\n- Own van';

async function write(fields: object) {
  const job = await team.admin.post('/api/jobs', {
    title: 'Welder at Northgate Parcel',
    location: 'Lansing, MI',
    description: 'Northgate Parcel welds its own racks. At Northgate you weld pipes.',
    companyAssets: 'https://northgateparcel.com/jobs',
    organizationId: team.organizationId,
    sourceText,
    ...fields,
  });
  const jobId = Number(job.body.id);
  return { jobId, outputs: await waitUntilWritten(team.admin, jobId) };
}

const textsOf = (outputs: Output[], internal: boolean) =>
  outputs
    .filter(({ toolType }) => internal !== isForCandidates(toolType))
    .map(({ content }) => JSON.stringify(content));

it('an employer that is named takes the place of the organization in every tool', async () => {
  const { jobId } = await write({ employer: 'Northgate Parcel' });
  expect(seen).toHaveLength(10);
  for (const { employer, brief } of seen) {
    expect(employer).toMatchObject({
      name: 'Northgate Parcel',
      description: '',
      signsFor: 'Talent Bridge',
    });
    expect(brief.employer).toMatchObject({ name: 'Northgate Parcel', industry: null });
  }
  const posting = await team.admin.get(`/api/jobs/${jobId}/export/job-posting`);
  expect(posting.body.hiringOrganization).toEqual({
    '@type': 'Organization',
    name: 'Northgate Parcel',
  });
});

it('a confidential client is named to nobody but those who recruit for it', async () => {
  const { jobId, outputs } = await write({
    employer: 'Northgate Parcel',
    employerConfidential: true,
  });
  expect(outputs.map(({ status }) => status)).toEqual(outputs.map(() => 'completed'));
  const forCandidates = textsOf(outputs, false);
  expect(forCandidates).toHaveLength(5);
  for (const text of forCandidates) expect(text).not.toMatch(/northgate/i);
  expect(textsOf(outputs, true).join('\n')).toMatch(/Northgate/);

  const brief = (await team.admin.get(`/api/jobs/${jobId}/brief`)).body as unknown as JobBrief;
  expect(brief.employer).toMatchObject({
    name: 'Northgate Parcel',
    confidential: true,
    described: 'our client in Lansing',
  });
  for (const file of ['job-posting', 'board-post']) {
    const { status, text } = await team.admin.get(`/api/jobs/${jobId}/export/${file}`);
    expect([file, status]).toEqual([file, 200]);
    expect(text).not.toMatch(/northgate/i);
  }
});

it('the organization itself may stay unnamed, also on paper', async () => {
  const { jobId, outputs } = await write({ employer: 'Talent Bridge', employerConfidential: true });
  for (const text of textsOf(outputs, false)) expect(text).not.toMatch(/talent bridge/i);
  const paper = async (tool: string) => {
    const output = outputs.find(({ toolType }) => toolType === tool);
    const { rawPayload } = await server.app.inject({
      url: `/api/jobs/${jobId}/outputs/${output?.id}/pdf`,
      headers: { cookie: team.admin.cookieHeader },
    });
    const { text } = await extractText(await getDocumentProxy(Uint8Array.from(rawPayload)));
    return text.join('\n');
  };
  expect(await paper('attractionPosting')).not.toMatch(/talent bridge/i);
  expect(await paper('hiringSynopsis')).toMatch(/Talent Bridge/);
});

it('what was set right is kept with the job, read again with it, and makes what was written outdated', async () => {
  const { jobId } = await write({
    corrections: { roles: [{ quote: 'Own van', role: 'nice' }] },
  });
  const read = async () =>
    (await team.admin.get(`/api/jobs/${jobId}/brief`)).body as unknown as JobBrief;
  const roleOf = ({ reading }: JobBrief, words: string) =>
    reading.units.find(({ text }) => text === words)?.role;
  const brief = await read();
  expect(brief.text).toBe(sourceText);
  expect([roleOf(brief, 'MIG welding'), roleOf(brief, 'Own van')]).toEqual(['must', 'nice']);

  const corrections = { ...brief.corrections, roles: [{ quote: 'MIG welding', role: 'noise' }] };
  await team.admin.patch(`/api/jobs/${jobId}`, { corrections, revision: 1 });
  const after = await read();
  expect([roleOf(after, 'MIG welding'), roleOf(after, 'Own van')]).toEqual(['noise', 'must']);
  const outputs = (await team.admin.get(`/api/jobs/${jobId}/outputs`)).body as unknown as Output[];
  expect(outputs.every(({ outdated }) => outdated)).toBe(true);
});

it('a job that was typed field by field is read as an advertisement would say it', async () => {
  const { jobId } = await write({
    sourceText: null,
    employer: 'Northgate',
    requirements: 'MIG\nTIG',
  });
  const brief = (await team.admin.get(`/api/jobs/${jobId}/brief`)).body as unknown as JobBrief;
  expect(brief.text).toContain('Employer: Northgate\n\nLocation: Lansing, MI');
  expect(brief.reading.units.map(({ text }) => text)).toContain('TIG');
});
