import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { Organization } from '#shared/organization.ts';
import { clearToast } from '#ui/toast.ts';

import {
  type Call,
  fakeServer,
  refusal,
  renderSignedIn,
} from '../features/jobs/testing/fake-server.tsx';
import { selectOrganization } from '../features/organizations/selected-organization.ts';
import { OrganizationPage } from './organization-page.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  sessionStorage.clear();
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
  outputLanguage: null,
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

describe('an admin who edits', () => {
  /** Two organizations whose stored fields the test may change, as somebody else would. */
  function teams(special: (call: Call) => Response | undefined = () => undefined) {
    const stored = new Map<number, Organization>(
      [7, 8].map((id) => [
        id,
        { ...organization, id, name: `Organization ${id}`, userRole: 'admin' as const },
      ]),
    );
    const calls = fakeServer((call) => {
      const own = special(call);
      if (own) return own;
      if (call.path.includes('/audit')) return Response.json({ entries: [], nextCursor: null });
      if (call.path === '/api/organizations') {
        return Response.json(
          [...stored.values()].map(({ id, name }) => ({
            ...membership,
            id,
            organizationId: id,
            role: 'admin',
            organization: { id, name, domain: null },
          })),
        );
      }
      const id = Number(/^\/api\/organizations\/(\d+)$/.exec(call.path)?.[1]);
      return stored.has(id) ? Response.json(stored.get(id)) : undefined;
    });
    return { calls, stored };
  }

  const typed = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
  const type = (label: string, value: string) =>
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

  async function openForm() {
    fireEvent.click(await screen.findByRole('button', { name: 'Edit Organization' }));
  }

  test('finds it again after a reload, another page or another organization', async () => {
    localStorage.setItem('lastSelectedOrg', '7');
    teams();
    renderSignedIn(<OrganizationPage />, '/organization');
    await openForm();
    type('Description', 'Half a sen');
    selectOrganization(8);
    await screen.findByRole('button', { name: 'Edit Organization' });
    expect(screen.queryByText('Half a sen')).toBeNull();
    selectOrganization(7);
    await screen.findByText(/Your changes are back as you left them/);
    expect(typed('Description')).toBe('Half a sen');
    cleanup();
    renderSignedIn(<OrganizationPage />, '/organization');
    await screen.findByText(/Your changes are back as you left them/);
    expect(typed('Description')).toBe('Half a sen');
    press('Cancel');
    await openForm();
    expect(typed('Description')).toBe('');
    expect(sessionStorage.length).toBe(0);
  });

  test('and whose edit is saved has nothing left to find', async () => {
    localStorage.setItem('lastSelectedOrg', '7');
    const { calls, stored } = teams(({ method }) =>
      method === 'PATCH' ? Response.json(stored.get(7)) : undefined,
    );
    renderSignedIn(<OrganizationPage />, '/organization');
    await openForm();
    type('Domain', 'seven.example');
    press('Save Changes');
    await screen.findByText('Organization updated successfully!');
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
      domain: 'seven.example',
      updatedAt: organization.updatedAt,
    });
    expect(sessionStorage.length).toBe(0);
  });

  test('sees what somebody else saved meanwhile, and neither is lost', async () => {
    localStorage.setItem('lastSelectedOrg', '7');
    const later = '2026-02-01T09:00:00.000Z';
    const { calls, stored } = teams(({ method, body }) => {
      if (method !== 'PATCH') return undefined;
      const { updatedAt } = body as { updatedAt: string };
      return updatedAt === stored.get(7)!.updatedAt
        ? Response.json(stored.get(7))
        : refusal(409, 'Somebody else has changed this organization since you opened it.');
    });
    renderSignedIn(<OrganizationPage />, '/organization');
    await openForm();
    type('Description', 'Mine');
    type('Domain', 'mine.example');
    stored.set(7, {
      ...stored.get(7)!,
      website: 'https://theirs.example',
      domain: 'theirs.example',
      updatedAt: later,
    });
    press('Save Changes');
    await screen.findByText(/Somebody else changed this organization/);
    const field = (name: string) => within(screen.getByRole('group', { name }));
    expect(field('Website').getByRole('radio', { name: 'Theirs (changed)' })).toHaveProperty(
      'checked',
      true,
    );
    expect(field('Description').getByRole('radio', { name: 'Yours (changed)' })).toHaveProperty(
      'checked',
      true,
    );
    press('Save Changes');
    await screen.findByText('You both changed this. Choose one.');
    fireEvent.click(field('Domain').getByRole('radio', { name: 'Yours' }));
    await new Promise((resolve) => setTimeout(resolve));
    press('Save Changes');
    await waitFor(() =>
      expect(calls.findLast(({ method }) => method === 'PATCH')?.body).toMatchObject({
        description: 'Mine',
        domain: 'mine.example',
        website: 'https://theirs.example',
        updatedAt: later,
      }),
    );
    await screen.findByText('Organization updated successfully!');
  });
});
