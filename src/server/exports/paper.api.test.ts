import { strFromU8, unzipSync } from 'fflate';
import { getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { foundTeam, type Team } from '../testing/teams.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { waitUntilWritten } from '../testing/written-jobs.ts';

let server: TestApp;
let team: Team;
beforeAll(async () => {
  server = await startTestApp();
  team = await foundTeam(server);
});
afterAll(() => server.close());

const letter = { pdf: [612, 792], word: '12240' };
const a4 = { pdf: [595.28, 841.89], word: '11906' };

it.each([
  ['Lansing, MI', letter],
  ['Toronto, Canada', letter],
  ['Hamburg, Germany', a4],
  ['Leeds, United Kingdom', a4],
  ['wherever you are', a4],
])('the paper of a job in “%s” is that of its country', async (location, size) => {
  const { admin, organizationId } = team;
  const made = await admin.post('/api/jobs', { organizationId, title: 'Welder', location });
  const jobId = Number(made.body.id);
  const [output] = await waitUntilWritten(admin, jobId);
  const path = `/api/jobs/${jobId}/outputs/${output?.id}`;
  const pdf = await getDocumentProxy(new Uint8Array(await fetchFile(`${path}/pdf`)));
  expect((await pdf.getPage(1)).view.slice(2)).toEqual(size.pdf);
  const word = unzipSync(new Uint8Array(await fetchFile(`${path}/docx`)));
  const xml = strFromU8(word['word/document.xml'] ?? new Uint8Array());
  expect(/<w:pgSz w:w="(\d+)"/.exec(xml)?.[1]).toBe(size.word);
});

async function fetchFile(url: string): Promise<Buffer> {
  const { statusCode, rawPayload } = await server.app.inject({
    url,
    headers: { cookie: team.admin.cookieHeader },
  });
  expect(statusCode).toBe(200);
  return rawPayload;
}
