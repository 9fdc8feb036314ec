// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { apiRequest } from './api.ts';
import { fetchByKey } from './query-client.ts';

const assign = vi.fn<(address: string) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  // Whether the page is being left lasts as long as the page.
  vi.resetModules();
  assign.mockClear();
  vi.stubGlobal('location', { pathname: '/jobs/12', search: '?tool=marketIntel', assign });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function serverWhose(session: () => Response) {
  const fetch = vi.fn(async (path: string) =>
    path === '/api/auth/get-session' ? session() : new Response('Unauthorized', { status: 401 }),
  );
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

/** As the page loads it: all parts that speak of the same leaving. */
async function signedIn() {
  const { watchSession, leaveFor } = await import('./log-in-again.ts');
  const api = await import('./api.ts');
  const queries = await import('./query-client.ts');
  watchSession();
  return { ...api, ...queries, leaveFor };
}

const shownToast = async () => (await import('#ui/toast.ts')).readToast();

const settle = (call: Promise<unknown>) => call.catch(() => {});

test('a reading and a sending that are refused lead to signing in, once, and back here', async () => {
  const fetch = serverWhose(() => Response.json(null));
  const { apiRequest, fetchByKey } = await signedIn();
  await Promise.all([
    settle(fetchByKey({ queryKey: ['/api/organizations'] })),
    settle(apiRequest('PATCH', '/api/user/profile', {})),
  ]);
  await vi.advanceTimersByTimeAsync(499);
  expect(await shownToast()).toMatchObject({
    title: 'Unauthorized',
    description: 'You are logged out. Logging in again...',
    variant: 'destructive',
  });
  expect(assign).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(assign.mock.calls).toEqual([['/api/login?next=%2Fjobs%2F12%3Ftool%3DmarketIntel']]);
  const asked = fetch.mock.calls.filter(([path]) => path === '/api/auth/get-session');
  expect(asked).toHaveLength(1);
});

test('a refusal while the session is there sends nobody in a circle', async () => {
  serverWhose(() => Response.json({ user: { id: 'u1' } }));
  const { fetchByKey } = await signedIn();
  await settle(fetchByKey({ queryKey: ['/api/organizations'] }));
  await vi.advanceTimersByTimeAsync(1000);
  expect(assign).not.toHaveBeenCalled();
});

test('whoever logs out goes where they wanted', async () => {
  serverWhose(() => Response.json(null));
  const { fetchByKey, leaveFor } = await signedIn();
  leaveFor('/');
  await settle(fetchByKey({ queryKey: ['/api/organizations'] }));
  await vi.advanceTimersByTimeAsync(1000);
  expect(assign.mock.calls).toEqual([['/']]);
});

test('for a visitor a refusal is only that', async () => {
  serverWhose(() => Response.json(null));
  await settle(fetchByKey({ queryKey: ['/api/organizations'] }));
  await settle(apiRequest('POST', '/api/auth/sign-in/email', {}));
  await vi.advanceTimersByTimeAsync(1000);
  expect(assign).not.toHaveBeenCalled();
});
