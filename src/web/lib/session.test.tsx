import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

import { createQueryClient } from './query-client.ts';
import { useSession } from './session.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function renderSession(body: string, init?: ResponseInit) {
  const fetch = vi.fn(async () => new Response(body, init));
  vi.stubGlobal('fetch', fetch);
  const queryClient = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  return { fetch, hook: renderHook(() => useSession(), { wrapper }).result };
}

test('the session is unknown until the server answers', async () => {
  const user = { id: 'u1', name: 'Kim', email: 'kim@example.com', image: null };
  const { fetch, hook } = renderSession(JSON.stringify({ session: {}, user }));
  expect(hook.current.session).toBeUndefined();
  await waitFor(() => expect(hook.current.session?.user).toEqual(user));
  expect(fetch).toHaveBeenCalledWith('/api/auth/get-session', { credentials: 'include' });
});

test('null is a visitor', async () => {
  const { hook } = renderSession('null');
  await waitFor(() => expect(hook.current.session).toBeNull());
});

test('a 401 is a visitor too', async () => {
  const { hook } = renderSession('Unauthorized', { status: 401 });
  await waitFor(() => expect(hook.current.session).toBeNull());
  expect(hook.current.error).toBeNull();
});

test('any other failure is an error, not a visitor', async () => {
  const { hook } = renderSession('down', { status: 503 });
  await waitFor(() => expect(hook.current.error?.message).toBe('503: down'));
  expect(hook.current.session).toBeUndefined();
});
