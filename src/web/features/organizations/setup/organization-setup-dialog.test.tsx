import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { clearToast, readToast } from '#ui/toast.ts';
import { readInvitation, rememberInvitation } from '#web/features/auth/invitation.ts';
import { createQueryClient } from '#web/lib/query-client.ts';
import { type Session, sessionQuery } from '#web/lib/session.ts';

import { OrganizationSetupDialog } from './organization-setup-dialog.tsx';

afterEach(() => {
  cleanup();
  clearToast();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const invitation = (id: number) => ({
  id,
  token: `token-${id}`,
  organizationName: `Organization ${id}`,
  role: 'recruiter',
  createdAt: '2026-01-05T12:00:00.000Z',
});

const organization = {
  id: 7,
  name: 'Harbor Clinics',
  domain: null,
  description: null,
  website: null,
  industry: null,
  companySize: null,
  voiceTone: null,
  messagingStyle: null,
  outputLanguage: null,
  userRole: 'admin',
  createdAt: '2026-01-05T12:00:00.000Z',
  updatedAt: '2026-01-05T12:00:00.000Z',
};

type Reply = () => Response;

interface Setting {
  invitations?: ReturnType<typeof invitation>[];
  /** What the opened link offers, or how the server refuses it. */
  opened?: ReturnType<typeof invitation> | Response;
  waiting?: boolean;
  posted?: Reply;
  mandatory?: boolean;
}

function renderDialog(setting: Setting = {}) {
  const { invitations = [], opened, waiting = false, posted, mandatory = false } = setting;
  const sent: { path: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (path: string, init: { method?: string; body?: string } = {}) => {
    if (path.endsWith('opened-invitation')) {
      return opened instanceof Response ? opened : Response.json(opened);
    }
    if (init.method === 'POST') {
      sent.push({ path, body: JSON.parse(init.body ?? 'null') });
      return posted?.() ?? Response.json(organization, { status: 201 });
    }
    if (path.endsWith('waiting-invitations')) return Response.json({ waiting });
    return Response.json(path.endsWith('pending-invitations') ? invitations : []);
  });
  const onOpenChange = vi.fn<(open: boolean) => void>();
  const queryClient = createQueryClient();
  const session: Session = { user: { id: 'ada', name: 'Ada', email: 'ada@example.test' } };
  queryClient.setQueryData<Session>([...sessionQuery.queryKey], session);
  render(
    <QueryClientProvider client={queryClient}>
      <OrganizationSetupDialog open mandatory={mandatory} onOpenChange={onOpenChange} />
    </QueryClientProvider>,
  );
  return { sent, onOpenChange };
}

const selectedTab = async () =>
  (await screen.findByRole('tab', { selected: true })).textContent.trim();

test('without invitations the form is there, with the domain of the email', async () => {
  renderDialog();
  expect(await selectedTab()).toBe('Create New');
  expect(screen.getByLabelText<HTMLInputElement>('Domain').value).toBe('example.test');
  fireEvent.click(screen.getByRole('tab', { name: 'Join Organization' }));
  await screen.findByText('No Pending Invitations');
});

test('invitations come first, counted on their tab', async () => {
  renderDialog({ invitations: [invitation(1), invitation(2)] });
  expect(await selectedTab()).toBe('Join Organization2 pending');
  expect(screen.getAllByRole('button', { name: 'Accept' })).toHaveLength(2);
  expect(screen.getAllByText('Role: recruiter')).toHaveLength(2);
});

test('the opened invitation stands first', async () => {
  rememberInvitation('token-2');
  renderDialog({ invitations: [invitation(1), invitation(2)], opened: invitation(2) });
  await selectedTab();
  const titles = screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
  expect(titles).toEqual(['Organization 2', 'Organization 1']);
});

test('the opened invitation is all there is before the address is verified', async () => {
  rememberInvitation('token-2');
  const { sent } = renderDialog({ opened: invitation(2), waiting: true });
  expect(await selectedTab()).toBe('Join Organization1 pending');
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Organization 2');
  expect(screen.queryByText('An invitation waits for you.')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(sent[0]?.body).toEqual({ token: 'token-2' }));
});

test('without the link somebody unverified is told to open it, and can have it sent again', async () => {
  const { sent } = renderDialog({
    waiting: true,
    posted: () => new Response(null, { status: 204 }),
  });
  expect(await selectedTab()).toBe('Join Organization');
  expect(screen.getByText('An invitation waits for you.').parentElement?.textContent).toBe(
    'An invitation waits for you. To accept it, open the link in the mail that was sent to ada@example.test.',
  );
  expect(screen.queryByText('No Pending Invitations')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Send it again' }));
  await waitFor(() =>
    expect(readToast()?.description).toBe('The invitation is on its way to ada@example.test'),
  );
  expect(sent).toEqual([{ path: '/api/organizations/waiting-invitations/send', body: null }]);
});

test('what was typed is still there after a look at the other tab', async () => {
  renderDialog();
  await selectedTab();
  fireEvent.input(screen.getByLabelText('Organization name'), { target: { value: 'Harbor' } });
  fireEvent.click(screen.getByRole('tab', { name: 'Join Organization' }));
  fireEvent.click(await screen.findByRole('tab', { name: 'Create New' }));
  const name = await screen.findByLabelText<HTMLInputElement>('Organization name');
  expect(name.value).toBe('Harbor');
});

test('what was typed is still there after a reload, until it is created', async () => {
  renderDialog();
  await selectedTab();
  fireEvent.input(screen.getByLabelText('Organization name'), { target: { value: 'Harbor' } });
  cleanup();
  const { onOpenChange } = renderDialog();
  await selectedTab();
  expect(screen.getByLabelText<HTMLInputElement>('Organization name').value).toBe('Harbor');
  fireEvent.click(screen.getByRole('button', { name: 'Create Organization' }));
  await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
  await waitFor(() => expect(sessionStorage.length).toBe(0));
});

test('a created organization is selected and the dialog closes', async () => {
  const { sent, onOpenChange } = renderDialog();
  await selectedTab();
  const create = screen.getByRole('button', { name: 'Create Organization' });
  fireEvent.click(create);
  await screen.findByText('Organization name is required');
  expect(sent).toEqual([]);

  fireEvent.input(screen.getByLabelText('Organization name'), {
    target: { value: ' Harbor Clinics ' },
  });
  fireEvent.click(create);
  await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
  expect(sent[0]?.body).toMatchObject({ name: 'Harbor Clinics', domain: 'example.test' });
  expect(localStorage.getItem('lastSelectedOrg')).toBe('7');
  await waitFor(() => expect(readToast()?.title).toBe('Organization created successfully!'));
});

test('a refusal is told with the server’s own sentence, at its field too', async () => {
  const refusal = { code: 'BAD_REQUEST', message: 'Look again.', fields: { domain: 'Not this.' } };
  const { onOpenChange } = renderDialog({
    posted: () => Response.json(refusal, { status: 400 }),
  });
  await selectedTab();
  fireEvent.input(screen.getByLabelText('Organization name'), { target: { value: 'Harbor' } });
  fireEvent.click(screen.getByRole('button', { name: 'Create Organization' }));
  await screen.findByText('Not this.');
  expect(readToast()).toMatchObject({
    title: 'Failed to create organization',
    description: 'Look again.',
    variant: 'destructive',
  });
  expect(onOpenChange).not.toHaveBeenCalled();
});

test('an opened invitation for another address is refused at once and not offered again', async () => {
  rememberInvitation('token-9');
  const message = 'This invitation is for another email address.';
  const { sent } = renderDialog({
    opened: Response.json({ code: 'FORBIDDEN', message }, { status: 403 }),
  });
  expect(await selectedTab()).toBe('Join Organization');
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  expect(sent).toEqual([]);
  expect(readInvitation()).toBeNull();
});

test('an invitation that ends while it is looked at is refused in words', async () => {
  rememberInvitation('token-2');
  const message = 'This invitation has been cancelled. Ask for a new one.';
  renderDialog({
    opened: invitation(2),
    posted: () => Response.json({ code: 'CONFLICT', message }, { status: 409 }),
  });
  await selectedTab();
  fireEvent.click(screen.getByRole('button', { name: 'Accept' }));
  await waitFor(() =>
    expect(readToast()).toMatchObject({
      title: 'Failed to accept invitation',
      description: message,
    }),
  );
  expect(readInvitation()).toBeNull();
});

test('without an organization there is no way out but logging out', async () => {
  const { onOpenChange } = renderDialog({ mandatory: true });
  const dialog = await screen.findByRole('dialog', { name: 'Organization Required' });
  await selectedTab();
  expect(dialog.textContent).toContain('Jobs and AI tools are unavailable');
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  expect(document.activeElement).not.toBe(screen.getByRole('button', { name: 'Logout' }));
  fireEvent.keyDown(dialog, { key: 'Escape' });
  expect(onOpenChange).not.toHaveBeenCalled();
});
