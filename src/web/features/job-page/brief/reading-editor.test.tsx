import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import type { JobBrief } from '#shared/api/brief.ts';
import { noCorrections } from '#shared/reading.ts';
import { clearToast } from '#ui/toast.ts';
import { sampleReading, sampleText } from '#web/features/reading/testing/sample-reading.ts';

import { job, renderJobPage } from '../testing/job-page-kit.tsx';

afterEach(() => {
  cleanup();
  clearToast();
  vi.unstubAllGlobals();
});

const brief = {
  ...({
    employer: { name: 'Northwind Energy', confidential: false, described: 'an employer' },
    occupation: { id: 'welder', name: 'Welder', confidence: 1, why: [], alternatives: [] },
    seniority: { level: null, years: null, source: null },
    facts: [],
    pay: null,
    place: { given: 'Lansing', label: 'Lansing', country: null, resolved: null },
    employmentType: null,
    reportsTo: null,
    department: null,
    startDate: null,
    dealBreakers: [],
    preferredBackgrounds: [],
    redFlags: [],
    competitors: [],
    missing: [{ topic: 'Pay', question: 'What is the pay?', why: '', owner: 'HR' }],
  } as unknown as JobBrief),
  text: sampleText,
  reading: sampleReading,
  corrections: noCorrections,
};

interface Sent {
  method: string;
  path: string;
  body: unknown;
}

async function openBrief(answer: (sent: Sent) => unknown = () => undefined) {
  const sent: Sent[] = [];
  const page = renderJobPage({
    answer: (request) => {
      if (request.method !== 'GET') sent.push(request);
      const own = answer(request);
      if (own) return own;
      if (request.path === '/api/jobs/12/brief') return brief;
      if (request.path === '/api/read-job-text') return sampleReading;
      if (request.method === 'PATCH') return { ...job, revision: 2 };
      return undefined;
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'What we understood' }));
  await screen.findByRole('list', { name: 'The text, line by line' });
  return { sent, page };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('corrections are read again at once, and stored when they are saved', async () => {
  const { sent, page } = await openBrief();
  expect(screen.getAllByText('What is the pay?')).not.toHaveLength(0);
  press('Make it a wish: Own van');
  const corrections = { ...noCorrections, roles: [{ quote: 'Own van', role: 'nice' }] };
  await waitFor(() =>
    expect(sent).toEqual([
      { method: 'POST', path: '/api/read-job-text', body: { text: sampleText, corrections } },
    ]),
  );
  fireEvent.change(screen.getByLabelText('Employer or Client'), {
    target: { value: 'Northgate Parcel' },
  });
  fireEvent.click(screen.getByRole('switch', { name: 'Confidential' }));
  press('Save Corrections');
  await screen.findByText('Job updated');
  expect(sent.at(-1)).toEqual({
    method: 'PATCH',
    path: '/api/jobs/12',
    body: { corrections, employer: 'Northgate Parcel', employerConfidential: true, revision: 1 },
  });
  const asked = page.requests.filter((request) => request === 'GET /api/jobs/12/outputs');
  expect(asked.length).toBeGreaterThan(1);
});

test('what was not saved is still there when the window opens again, and can be thrown away', async () => {
  await openBrief();
  press('Make it a wish: Own van');
  await screen.findByText(/Not saved yet/);
  press('Close');
  await waitFor(() => expect(screen.queryByText(/Not saved yet/)).toBeNull());
  press('What we understood');
  await screen.findByText(/Not saved yet/);
  press('Discard');
  expect(screen.queryByText(/Not saved yet/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Make it a wish: Own van' })).toBeTruthy();
});

test('of two people who set it right, the second sees both and saves again', async () => {
  let isLate = true;
  const theirs = { ...noCorrections, roles: [{ quote: 'Share this job', role: 'legal' }] };
  const { sent } = await openBrief(({ method, path }) => {
    if (method === 'PATCH' && isLate) {
      isLate = false;
      return Response.json({ code: 'CONFLICT', message: 'x', requestId: 'r' }, { status: 409 });
    }
    if (isLate) return undefined;
    if (path === '/api/jobs/12/brief') return { ...brief, corrections: theirs };
    return path === '/api/jobs/12' && method === 'GET' ? { ...job, revision: 2 } : undefined;
  });
  press('Make it a wish: Own van');
  press('Save Corrections');
  await screen.findByText(/Somebody else has changed this job meanwhile/);
  press('Save Corrections');
  await screen.findByText('Job updated');
  expect(sent.at(-1)?.body).toMatchObject({
    revision: 2,
    corrections: { roles: [...theirs.roles, { quote: 'Own van', role: 'nice' }] },
  });
});
