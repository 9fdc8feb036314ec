import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import type { WebhookDelivery, WebhookEndpoint } from '#shared/outgoing-webhook.ts';
import { clearToast, readToast } from '#ui/toast.ts';
import { createQueryClient } from '#web/lib/query-client.ts';

import { WebhooksSection } from './webhooks-section.tsx';

vi.setConfig({ testTimeout: 15_000 });

afterEach(() => {
  cleanup();
  clearToast();
  vi.unstubAllGlobals();
});

const webhook: WebhookEndpoint = {
  id: 3,
  url: 'https://ats.example/hook',
  events: ['output.completed', 'job.completed'],
  createdBy: 'Ada',
  createdAt: '2026-11-01T10:00:00.000Z',
  failingSince: null,
  pausedAt: null,
};

const delivery: WebhookDelivery = {
  id: 9,
  event: 'job.completed',
  status: 'failed',
  attempts: 13,
  responseCode: 500,
  problem: 'The answer was 500.',
  createdAt: '2026-11-02T10:00:00.000Z',
  lastTriedAt: '2026-11-02T14:00:00.000Z',
};

interface Setting {
  webhooks?: WebhookEndpoint[];
  deliveries?: WebhookDelivery[];
  posted?: () => Response;
}

function renderSection({ webhooks = [webhook], deliveries = [delivery], posted }: Setting = {}) {
  const sent: { method: string; path: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (path: string, init: { method?: string; body?: string } = {}) => {
    const { method = 'GET', body } = init;
    if (method === 'GET') return Response.json(path.endsWith('deliveries') ? deliveries : webhooks);
    sent.push({ method, path, body: body === undefined ? undefined : JSON.parse(body) });
    return posted?.() ?? new Response(null, { status: 204 });
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <WebhooksSection organizationId={7} />
    </QueryClientProvider>,
  );
  return sent;
}

test('lists where messages go and what they are about', async () => {
  renderSection();
  expect(await screen.findByText('https://ats.example/hook')).toBeDefined();
  expect(screen.getByText('A tool is written · All ten tools of a job are written')).toBeDefined();
});

test('says when there are none', async () => {
  renderSection({ webhooks: [] });
  expect(await screen.findByText('There are no webhooks.')).toBeDefined();
});

test('adds one and shows its secret once', async () => {
  const secret = 'whsec_abc';
  const sent = renderSection({
    webhooks: [],
    posted: () => Response.json({ ...webhook, secret }, { status: 201 }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Add Webhook' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add Webhook' });
  fireEvent.change(within(dialog).getByLabelText('Address'), { target: { value: webhook.url } });
  fireEvent.click(within(dialog).getByRole('checkbox', { name: 'A tool could not be written' }));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Add Webhook' }));
  expect(await screen.findByText(secret)).toBeDefined();
  expect(sent).toEqual([
    {
      method: 'POST',
      path: '/api/organizations/7/webhooks',
      body: { url: webhook.url, events: [...webhook.events, 'answers.completed'] },
    },
  ]);
});

test('says at the address why it is refused', async () => {
  const message = 'This address leads into a private network, which is not allowed.';
  renderSection({
    posted: () =>
      Response.json(
        { code: 'UNPROCESSABLE', message, requestId: 'r', fields: { url: message } },
        { status: 422 },
      ),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Add Webhook' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add Webhook' });
  fireEvent.change(within(dialog).getByLabelText('Address'), {
    target: { value: 'http://10.0.0.1' },
  });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Add Webhook' }));
  expect(await within(dialog).findByText(message)).toBeDefined();
});

test('asks for an address and an event before it sends anything', async () => {
  const sent = renderSection();
  fireEvent.click(await screen.findByRole('button', { name: 'Add Webhook' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add Webhook' });
  for (const box of within(dialog).getAllByRole('checkbox')) fireEvent.click(box);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Add Webhook' }));
  expect(await within(dialog).findByText('Please choose at least one event')).toBeDefined();
  expect(within(dialog).getByText(/Please enter an address such as/)).toBeDefined();
  expect(sent).toEqual([]);
});

test('shows what was delivered and sends it again', async () => {
  const sent = renderSection();
  fireEvent.click(
    await screen.findByRole('button', { name: 'Deliveries to https://ats.example/hook' }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Deliveries' });
  expect(await within(dialog).findByText('The answer was 500. 13 tries so far.')).toBeDefined();
  expect(within(dialog).getByText('Failed')).toBeDefined();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Send job.completed again' }));
  await waitFor(() => expect(readToast()?.description).toBe('The message is on its way again'));
  expect(sent[0]?.path).toBe('/api/organizations/7/webhooks/3/deliveries/9/repeat');
});

test('a message on its way cannot be sent again', async () => {
  renderSection({ deliveries: [{ ...delivery, status: 'waiting', attempts: 0, problem: null }] });
  fireEvent.click(
    await screen.findByRole('button', { name: 'Deliveries to https://ats.example/hook' }),
  );
  const again = await screen.findByRole('button', { name: 'Send job.completed again' });
  expect(again.hasAttribute('disabled') || again.getAttribute('aria-disabled') === 'true').toBe(
    true,
  );
  expect(screen.getByText('Not tried yet')).toBeDefined();
});

test('is removed only after a question', async () => {
  const sent = renderSection();
  fireEvent.click(await screen.findByRole('button', { name: 'Remove https://ats.example/hook' }));
  const question = await screen.findByRole('alertdialog');
  fireEvent.click(within(question).getByRole('button', { name: 'Remove' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { method: 'DELETE', path: '/api/organizations/7/webhooks/3', body: null },
    ]),
  );
});

test('one that was paused says so and is resumed', async () => {
  const failingSince = '2026-11-10T10:00:00.000Z';
  const pausedAt = '2026-11-11T10:00:00.000Z';
  const sent = renderSection({ webhooks: [{ ...webhook, failingSince, pausedAt }] });
  expect(await screen.findByText('Paused')).toBeDefined();
  expect(screen.getByText(/kept for 30 days and sent once you resume it/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Resume https://ats.example/hook' }));
  await waitFor(() => expect(readToast()?.description).toBe('The webhook is resumed'));
  expect(sent[0]).toMatchObject({
    method: 'POST',
    path: '/api/organizations/7/webhooks/3/resume',
  });
});

test('one that fails says since when, and cannot be resumed', async () => {
  renderSection({ webhooks: [{ ...webhook, failingSince: '2026-11-10T10:00:00.000Z' }] });
  expect(await screen.findByText('Failing')).toBeDefined();
  expect(screen.getByText(/After a day of failures it is paused/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Resume/ })).toBeNull();
});
