import { afterEach, expect, test, vi } from 'vitest';

import { describeError, describeFailure } from './api-error.ts';
import { apiRequest } from './api.ts';

afterEach(() => vi.unstubAllGlobals());

function answer(body: string | null, init?: ResponseInit) {
  const fetch = vi.fn(async (_path: string, _init: RequestInit) => new Response(body, init));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('a body travels as JSON, with credentials', async () => {
  const fetch = answer('{"id":1}', { status: 201 });
  expect(await apiRequest('POST', '/api/jobs', { title: 'Millwright' })).toEqual({ id: 1 });
  expect(fetch).toHaveBeenCalledWith('/api/jobs', {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    body: '{"title":"Millwright"}',
  });
});

test('a form travels as it is, so that the browser can name its boundary', async () => {
  const fetch = answer('{"text":""}');
  const form = new FormData();
  await apiRequest('POST', '/api/extract-text', form);
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ body: form, headers: {} });
});

test('an empty reply is undefined', async () => {
  answer(null, { status: 204 });
  expect(await apiRequest('DELETE', '/api/jobs/1')).toBeUndefined();
});

test('a refusal carries the status, the code, the fields and the sentence of the server', async () => {
  const body = JSON.stringify({
    code: 'UNPROCESSABLE',
    message: 'Check the form.',
    requestId: 'r1',
    fields: { title: 'Job title is required' },
  });
  answer(body, { status: 422 });
  await expect(apiRequest('POST', '/api/jobs', {})).rejects.toMatchObject({
    message: `422: ${body}`,
    status: 422,
    code: 'UNPROCESSABLE',
    sentence: 'Check the form.',
    fields: { title: 'Job title is required' },
  });
});

test.each(['not json', '[1]', 'null', '{"message":5}'])(
  'a reply of %s gives no sentence',
  async (body) => {
    answer(body, { status: 500 });
    const error = await apiRequest('POST', '/api/jobs').catch((reason: unknown) => reason);
    expect(error).toMatchObject({ status: 500, code: undefined, sentence: undefined, fields: {} });
    expect(describeError(error, 'Failed to create job.')).toBe('Failed to create job.');
  },
);

test('the sentence of the server is preferred to ours', async () => {
  answer('{"message":"You are not a member of this organization."}', { status: 403 });
  const error = await apiRequest('POST', '/api/jobs').catch((reason: unknown) => reason);
  expect(describeError(error, 'Failed.')).toBe('You are not a member of this organization.');
  expect(describeError(new Error('boom'), 'Failed.')).toBe('Failed.');
});

test('a failure keeps our words and adds the reason of a refusal', async () => {
  answer('{"message":"The limit of today is reached."}', { status: 429 });
  const refusal = await apiRequest('POST', '/api/jobs').catch((reason: unknown) => reason);
  expect(describeFailure(refusal, 'Failed to start')).toBe(
    'Failed to start. The limit of today is reached.',
  );
  answer('{"message":"Something went wrong on our side."}', { status: 500 });
  const fault = await apiRequest('POST', '/api/jobs').catch((reason: unknown) => reason);
  expect(describeFailure(fault, 'Failed to start')).toBe('Failed to start');
});

test('the same change asked for twice at once is sent once, and answered to both', async () => {
  const fetch = answer('{"id":1}');
  const both = Promise.all([
    apiRequest('POST', '/api/organizations', { name: 'Harbor' }),
    apiRequest('POST', '/api/organizations', { name: 'Harbor' }),
  ]);
  expect(await both).toEqual([{ id: 1 }, { id: 1 }]);
  expect(fetch).toHaveBeenCalledTimes(1);
  await apiRequest('POST', '/api/organizations', { name: 'Harbor' });
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('what differs from the newest change is sent, so that the last word is the last', async () => {
  const fetch = vi.fn(async (_path: string, _init: RequestInit) => Response.json({}));
  vi.stubGlobal('fetch', fetch);
  const path = '/api/organizations/1/members/2';
  const roles = ['admin', 'recruiter', 'admin'];
  await Promise.all(roles.map((role) => apiRequest('PATCH', path, { role })));
  expect(fetch.mock.calls.map(([, { body }]) => body)).toEqual(
    roles.map((role) => JSON.stringify({ role })),
  );
});
