import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { readOnlySentence } from '#shared/policy.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { DashboardPage } from './dashboard-page.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const membership = (id: number) => ({
  id,
  organizationId: id,
  role: 'recruiter',
  userStatus: 'active',
  createdAt: '2026-01-01T00:00:00.000Z',
  organization: { id, name: `Organization ${id}`, domain: null },
});

function renderDashboard(answer: (path: string) => Promise<Response>) {
  vi.stubGlobal('fetch', answer);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <DashboardPage />
    </QueryClientProvider>,
  );
}

const memberOf =
  (...ids: number[]) =>
  async (path: string) => {
    if (path === '/api/auth/get-session') return Response.json({ user: { id: 'u1' } });
    return Response.json(path === '/api/organizations' ? ids.map(membership) : []);
  };

const createButton = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: 'Create New Job', hidden: true });

test('three placeholder cards stand in while the organizations load', () => {
  renderDashboard(() => new Promise(() => {}));
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(createButton().disabled).toBe(true);
});

test('with an organization jobs can be created', async () => {
  renderDashboard(memberOf(1));
  await screen.findByText('No Jobs Yet');
  expect(createButton().disabled).toBe(false);
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(createButton());
  await screen.findByRole('dialog', { name: 'Create New Job' });
});

test('a viewer is told why nothing can be created', async () => {
  const answer = memberOf(1);
  renderDashboard(async (path) =>
    path === '/api/organizations'
      ? Response.json([{ ...membership(1), role: 'viewer' }])
      : answer(path),
  );
  await screen.findByText('No Jobs Yet');
  screen.getByText(readOnlySentence);
  for (const name of ['Create New Job', 'Create Your First Job', 'Try a sample job']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
});

test('with several and none chosen, one is asked for', async () => {
  renderDashboard(memberOf(1, 2));
  await screen.findByRole('heading', { name: 'Select Organization' });
  expect(createButton().disabled).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Organization 2' }));
  await screen.findByText('No Jobs Yet');
  expect(localStorage.getItem('lastSelectedOrg')).toBe('2');
});

test('without one the dialog is mandatory', async () => {
  renderDashboard(memberOf());
  await screen.findByRole('dialog', { name: 'Organization Required' });
  const link = screen.getByRole('link', { name: 'Manage Organizations', hidden: true });
  expect(link.getAttribute('href')).toBe('/organization');
  expect(screen.getByText('No Organizations')).toBeTruthy();
  expect(createButton().disabled).toBe(true);
});

test('a failure is told and can be tried again', async () => {
  let down = true;
  const answer = memberOf(1);
  renderDashboard(async (path) => (down ? new Response('', { status: 502 }) : answer(path)));
  await screen.findByText('Your organizations could not be loaded.');
  expect(screen.queryByRole('dialog')).toBeNull();
  down = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('No Jobs Yet');
});

test('an invitation to another organization is announced', async () => {
  const invitation = {
    id: 3,
    token: 't',
    organizationName: 'Harbor Clinics',
    role: 'admin',
    createdAt: '2026-01-01T00:00:00.000Z',
  };
  const answer = memberOf(1);
  renderDashboard(async (path) =>
    path.endsWith('pending-invitations') ? Response.json([invitation]) : answer(path),
  );
  await screen.findByText('You are invited to join Harbor Clinics.');
  fireEvent.click(screen.getByRole('button', { name: 'Review invitation' }));
  await screen.findByRole('dialog', { name: 'Set Up Your Organization' });
});

test('one to an address that is not verified is announced without its name', async () => {
  const answer = memberOf(1);
  renderDashboard(async (path) =>
    path.endsWith('waiting-invitations') ? Response.json({ waiting: true }) : answer(path),
  );
  await screen.findByText('An invitation waits for you.');
  expect(screen.queryByRole('button', { name: 'Review invitation' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Send it again' })).toBeTruthy();
});
