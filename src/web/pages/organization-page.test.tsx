import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Organization } from '#shared/organization.ts';
import { clearToast } from '#ui/toast.ts';

import { type Call, fakeServer, renderSignedIn } from '../features/jobs/testing/fake-server.tsx';
import { OrganizationPage } from './organization-page.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  clearToast();
  vi.unstubAllGlobals();
});

const organization: Organization = {
  id: 7,
  name: 'Northwind Energy',
  domain: null,
  description: null,
  website: null,
  industry: null,
  companySize: null,
  voiceTone: null,
  messagingStyle: null,
  userRole: 'recruiter',
  createdAt: '2026-01-05T12:00:00.000Z',
  updatedAt: '2026-01-05T12:00:00.000Z',
};

const membership = {
  id: 1,
  organizationId: 7,
  role: 'recruiter',
  userStatus: 'active',
  createdAt: '2026-01-05T12:00:00.000Z',
  organization: { id: 7, name: 'Northwind Energy', domain: null },
};

const member = {
  id: 1,
  userId: 'u1',
  name: 'Kim',
  email: 'kim@example.com',
  role: 'recruiter',
  userStatus: 'active',
  createdAt: '2026-01-05T12:00:00.000Z',
};

function answer({ path }: Call): Response | undefined {
  if (path === '/api/organizations') return Response.json([membership]);
  if (path === '/api/organizations/7') return Response.json(organization);
  return path.endsWith('/members') ? Response.json([member]) : undefined;
}

const down = () => new Response('', { status: 502 });

test('what cannot be loaded says so and can be tried again', async () => {
  let failing = '/api/organizations';
  fakeServer((call) => (call.path === failing ? down() : answer(call)));
  renderSignedIn(<OrganizationPage />, '/organization');
  await screen.findByText('Your organizations could not be loaded.');
  failing = '/api/organizations/7';
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('The organization could not be loaded.');
  failing = '/api/organizations/7/members';
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('The members could not be loaded.');
  failing = '';
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'Members (1)' });
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
