import { afterEach, expect, test, vi } from 'vitest';

import { ApiError } from './api-error.ts';
import { createQueryClient, fetchByKey } from './query-client.ts';

afterEach(() => vi.unstubAllGlobals());

function answer(body: string, init?: ResponseInit) {
  const fetch = vi.fn(async () => new Response(body, init));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('a query reads the path its key spells, with credentials', async () => {
  const fetch = answer('[{"id":3}]');
  const outputs = await fetchByKey({ queryKey: ['/api/jobs', 12, 'outputs'] });
  expect(outputs).toEqual([{ id: 3 }]);
  expect(fetch).toHaveBeenCalledWith('/api/jobs/12/outputs', { credentials: 'include' });
});

test('a failed query says the status and the text of the reply', async () => {
  answer('Job not found', { status: 404 });
  const failure = fetchByKey({ queryKey: ['/api/jobs', 12] });
  await expect(failure).rejects.toBeInstanceOf(ApiError);
  await expect(failure).rejects.toThrow(/^404: Job not found$/);
});

test('a failed query without a body says the status text', async () => {
  answer('', { status: 502, statusText: 'Bad Gateway' });
  await expect(fetchByKey({ queryKey: ['/api/jobs'] })).rejects.toThrow(/^502: Bad Gateway$/);
});

test('queries are not retried, not refetched on focus and never stale by default', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();
  expect(queries).toEqual({
    queryFn: fetchByKey,
    retry: false,
    refetchOnWindowFocus: false,
    refetchInterval: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  expect(mutations).toEqual({ retry: false });
});
