import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { Visitor } from '../testing/visitor.ts';

let server: TestApp;
let recruiter: Visitor;
beforeAll(async () => {
  server = await startTestApp();
  recruiter = await server.visitor().signUp();
});
afterAll(() => server.close());

const parse = (jobDescriptionText: string) =>
  recruiter.post('/api/parse-job-description', { jobDescriptionText });

it('reads a job and says from which words', async () => {
  const text =
    'Night Shift Welder\nLocation: Lansing, MI\nPay: $28 - $34 per hour\nHybrid is not possible: on-site only.\n\nRequirements\n- AWS D1.1 certificate\n- Three years of MIG welding';
  const { status, body } = await parse(text);
  expect(status).toBe(200);
  expect(body).toMatchObject({ title: 'Night Shift Welder', location: 'Lansing, MI' });
  expect(body.salaryRange).toContain('28');
  const { units } = body.reading as { units: { role: string; start: number; end: number }[] };
  const must = units.filter(({ role }) => role === 'must');
  expect(must.map(({ start, end }) => text.slice(start, end))).toEqual([
    'AWS D1.1 certificate',
    'Three years of MIG welding',
  ]);
  const { location } = body.evidence as {
    location: { quote: string; start: number; end: number }[];
  };
  expect(text.slice(location[0]?.start, location[0]?.end)).toBe(location[0]?.quote);
});

it('fills in the employer that the text names', async () => {
  const { body } = await parse(
    'Welder\nCompany: Northgate Parcel\nLocation: Lansing, MI\n$30 an hour',
  );
  expect(body.employer).toBe('Northgate Parcel');
  expect((await parse('Welder wanted in Lansing, MI. $30 per hour.')).body.employer).toBe('');
});

it('reads again with what was set right, and stores nothing', async () => {
  const text = 'Welder\nLocation: Lansing, MI\n\nRequirements\n- Own van\n- MIG welding';
  const corrections = { roles: [{ quote: 'Own van', role: 'nice' }] };
  const { status, body } = await recruiter.post('/api/read-job-text', { text, corrections });
  expect(status).toBe(200);
  const units = body.units as { text: string; role: string; confidence: number }[];
  expect(units.find((unit) => unit.text === 'Own van')).toMatchObject({
    role: 'nice',
    confidence: 1,
  });
  expect(units.find((unit) => unit.text === 'MIG welding')?.role).toBe('must');
  expect((await recruiter.post('/api/read-job-text', { text: ' ' })).status).toBe(400);
});

it('answers what is no job as such, with nothing filled in', async () => {
  const { status, body } = await parse(
    'Privacy Policy\nWe collect personal data when you use our website. Cookies are used to improve our services. You may withdraw your consent at any time by contacting our data protection officer.',
  );
  expect(status).toBe(422);
  expect(body).toMatchObject({ code: 'UNPROCESSABLE' });
  expect(body).not.toHaveProperty('title');
});

it('asks for a text when there is none, and for less when there is too much', async () => {
  expect((await parse('  \n')).body.message).toBe(
    'Please upload a file or paste job description text.',
  );
  expect((await parse('x'.repeat(200_001))).body.message).toContain('too long');
});
