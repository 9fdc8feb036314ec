import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { clearToast } from '#ui/toast.ts';
import { sessionQuery } from '#web/lib/session.ts';

import {
  type Call,
  fakeServer,
  refusal,
  renderSignedIn,
} from '../features/jobs/testing/fake-server.tsx';
import { makeJob } from '../features/jobs/testing/sample.ts';
import { NewJobPage } from './new-job-page.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  clearToast();
  vi.unstubAllGlobals();
});

const membership = {
  id: 1,
  organizationId: 7,
  role: 'recruiter',
  userStatus: 'active',
  createdAt: '2026-01-01T00:00:00.000Z',
  organization: { id: 7, name: 'Northwind Energy', domain: null },
};

const answer = (creation: () => Response) => (call: Call) => {
  if (call.path === '/api/organizations') return Response.json([membership]);
  return call.path === '/api/jobs' ? creation() : undefined;
};

async function fillIn() {
  fireEvent.input(await screen.findByLabelText('Job Title'), { target: { value: 'Welder' } });
  fireEvent.input(screen.getByLabelText('Location'), { target: { value: 'Lansing' } });
  fireEvent.click(screen.getByRole('button', { name: 'Create Job' }));
}

test('creates a job and goes to the dashboard three seconds later', async () => {
  fakeServer(answer(() => Response.json(makeJob(), { status: 201 })));
  const { history } = renderSignedIn(<NewJobPage />, '/jobs/new');
  expect(screen.getByRole('button', { name: 'Back to Dashboard' })).toBeTruthy();
  await screen.findByText(/Processing takes 3-5 minutes/);
  const begun = Date.now();
  await fillIn();
  await screen.findByText('Job created successfully!');
  await vi.waitFor(() => expect(history.at(-1)).toBe('/dashboard'), { timeout: 5000 });
  expect(Date.now() - begun).toBeGreaterThanOrEqual(3000);
});

test('asks for what is required, and says when it failed', async () => {
  fakeServer(answer(() => refusal(500, 'Something broke on our side.')));
  renderSignedIn(<NewJobPage />, '/jobs/new');
  fireEvent.click(await screen.findByRole('button', { name: 'Create Job' }));
  await screen.findByText('Job title is required');
  expect(screen.getByText('Location is required')).toBeTruthy();
  await fillIn();
  await screen.findByText('Failed to create job. Please try again.');
});

test('asks a visitor to sign in', async () => {
  fakeServer(() => undefined);
  const { queryClient } = renderSignedIn(<NewJobPage />, '/jobs/new');
  queryClient.setQueryData(sessionQuery.queryKey, null);
  await screen.findByText('Please sign in to create a job');
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeTruthy();
});

test('with several organizations and none chosen, one is asked for', async () => {
  const second = { ...membership, organization: { id: 8, name: 'Harbor Clinics', domain: null } };
  fakeServer(({ path }) =>
    path === '/api/organizations' ? Response.json([membership, second]) : undefined,
  );
  renderSignedIn(<NewJobPage />, '/jobs/new');
  await screen.findByRole('heading', { name: 'Select Organization' });
  fireEvent.click(screen.getByRole('button', { name: 'Harbor Clinics' }));
  await screen.findByText(/^For Harbor Clinics/);
});
