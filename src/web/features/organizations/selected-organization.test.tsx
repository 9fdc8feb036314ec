import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

import { createQueryClient } from '#web/lib/query-client.ts';

import { useKeepOnlyOrganization, useSelectedOrganization } from './selected-organization.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const member = (id: number) => ({
  id: id + 100,
  organizationId: id,
  role: 'admin',
  userStatus: 'active',
  createdAt: '2026-01-01T00:00:00.000Z',
  organization: { id, name: `Organization ${id}`, domain: null },
});

async function renderSelection(ids: number[]) {
  vi.stubGlobal('fetch', async () => Response.json(ids.map(member)));
  const queryClient = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(
    () => {
      useKeepOnlyOrganization();
      return useSelectedOrganization();
    },
    { wrapper },
  );
  await waitFor(() => expect(result.current.isPending).toBe(false));
  return result;
}

test('the organization chosen last is restored', async () => {
  localStorage.setItem('lastSelectedOrg', '2');
  expect((await renderSelection([1, 2])).current.selected?.organization.id).toBe(2);
});

test.each(['9', 'junk', ''])('%j is not a membership, so the first one is used', async (stored) => {
  localStorage.setItem('lastSelectedOrg', stored);
  expect((await renderSelection([1, 2])).current.selected?.organization.id).toBe(1);
});

test('whoever has several and never chose is to choose', async () => {
  expect((await renderSelection([1, 2])).current.selected).toBeUndefined();
});

test('an only organization is selected, and kept when a second one comes', async () => {
  const result = await renderSelection([1]);
  expect(result.current.selected?.organization.id).toBe(1);
  expect(localStorage.getItem('lastSelectedOrg')).toBe('1');
});

test('without a membership nothing is selected', async () => {
  expect((await renderSelection([])).current.selected).toBeUndefined();
});

test('a choice is kept and seen at once', async () => {
  const result = await renderSelection([1, 2]);
  act(() => result.current.select(2));
  expect(result.current.selected?.organization.id).toBe(2);
  expect(localStorage.getItem('lastSelectedOrg')).toBe('2');
});

test('a choice in another tab is followed', async () => {
  const result = await renderSelection([1, 2]);
  localStorage.setItem('lastSelectedOrg', '2');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'lastSelectedOrg' })));
  expect(result.current.selected?.organization.id).toBe(2);
});

test('a list that cannot be loaded is asked for once, by however many, and again by a person', async () => {
  const fetch = vi.fn(async () => new Response('', { status: 502 }));
  vi.stubGlobal('fetch', fetch);
  const queryClient = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const bar = renderHook(useSelectedOrganization, { wrapper });
  await waitFor(() => expect(bar.result.current.error).not.toBeNull());
  // A page whose code arrives later than the bar's.
  const page = renderHook(useSelectedOrganization, { wrapper });
  expect(page.result.current.error).not.toBeNull();
  expect(queryClient.isFetching()).toBe(0);
  expect(fetch).toHaveBeenCalledTimes(1);
  act(() => page.result.current.retry());
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
});
