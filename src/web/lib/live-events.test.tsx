import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { useLiveEvent, useLiveEvents } from './live-events.ts';
import { createQueryClient } from './query-client.ts';

class FakeEventSource extends EventTarget {
  static opened: FakeEventSource[] = [];
  closed = false;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    FakeEventSource.opened.push(this);
  }

  close() {
    this.closed = true;
  }

  say(event: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event) }));
  }
}

const heard = vi.fn();
const requests = vi.fn(async (path: string) => Response.json({ path }));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  FakeEventSource.opened = [];
  requests.mockClear();
  heard.mockClear();
  vi.stubGlobal('EventSource', FakeEventSource);
  vi.stubGlobal('fetch', requests);
});
afterEach(() => {
  cleanup();
  vi.advanceTimersByTime(5000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Watcher({ organizationId }: { organizationId: number }) {
  useLiveEvents(organizationId);
  useLiveEvent(heard);
  const job = useQuery({ queryKey: ['/api/jobs', 1] });
  useQuery({ queryKey: ['/api/jobs', 1, 'outputs'] });
  useQuery({ queryKey: ['/api/jobs', 1, 'questions'] });
  useQuery({ queryKey: ['/api/jobs', 2] });
  useQuery({ queryKey: ['/api/jobs?organizationId=7'] });
  return job.data === null ? 'gone' : 'here';
}

async function renderWatchers() {
  const queryClient = createQueryClient();
  const view = render(
    <QueryClientProvider client={queryClient}>
      <Watcher organizationId={7} />
      <Watcher organizationId={7} />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(requests).toHaveBeenCalledTimes(5));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  requests.mockClear();
  return view;
}

const asked = () => requests.mock.calls.map(([path]) => path);
const stream = () => FakeEventSource.opened.at(-1)!;

test('all watchers of a tab share one connection', async () => {
  const view = await renderWatchers();
  expect(FakeEventSource.opened.map(({ url }) => url)).toEqual(['/api/events?organizationId=7']);
  view.unmount();
  expect(stream().closed).toBe(false);
  vi.advanceTimersByTime(1100);
  expect(stream().closed).toBe(true);
});

test('an event refreshes its job and the lists once, and no other job', async () => {
  await renderWatchers();
  const event = { type: 'output', jobId: 1, outputId: 5, toolType: 'marketIntel' };
  stream().say({ ...event, status: 'processing' });
  stream().say({ ...event, status: 'completed' });
  await waitFor(() => expect(requests).toHaveBeenCalledTimes(3));
  expect(asked().sort()).toEqual([
    '/api/jobs/1',
    '/api/jobs/1/outputs',
    '/api/jobs?organizationId=7',
  ]);
});

test('what is written reads the open questions anew once it is quiet, and an edit at once', async () => {
  await renderWatchers();
  const event = { type: 'output', jobId: 1, outputId: 5, toolType: 'marketIntel' };
  const readQuestions = () => asked().filter((path) => path.endsWith('/questions'));
  stream().say({ ...event, status: 'processing' });
  stream().say({ ...event, status: 'completed' });
  await waitFor(() => expect(requests).toHaveBeenCalledTimes(3));
  expect(readQuestions()).toHaveLength(0);
  vi.advanceTimersByTime(3000);
  await waitFor(() => expect(readQuestions()).toHaveLength(1));
  stream().say({ type: 'job', jobId: 1, change: 'edited' });
  vi.advanceTimersByTime(200);
  await waitFor(() => expect(readQuestions()).toHaveLength(2));
});

test('words in the making reach their listeners and refresh nothing', async () => {
  await renderWatchers();
  const event = { type: 'partial', jobId: 1, outputId: 5, toolType: 'marketIntel', text: 'Dear' };
  stream().say(event);
  stream().say({ type: 'nonsense' });
  vi.advanceTimersByTime(500);
  expect(heard.mock.calls).toEqual([[event], [event]]);
  expect(requests).not.toHaveBeenCalled();
});

test('a deleted job is gone without being asked for', async () => {
  const view = await renderWatchers();
  stream().say({ type: 'job', jobId: 1, change: 'deleted' });
  await waitFor(() => expect(view.container.textContent).toBe('gonegone'));
  await waitFor(() => expect(asked()).toEqual(['/api/jobs?organizationId=7']));
});

test('a cut stream is opened again, later each time, and everything is read anew', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  await renderWatchers();
  stream().dispatchEvent(new Event('error'));
  expect(stream().closed).toBe(true);
  vi.advanceTimersByTime(1001);
  expect(FakeEventSource.opened).toHaveLength(2);
  stream().dispatchEvent(new Event('error'));
  vi.advanceTimersByTime(1001);
  expect(FakeEventSource.opened).toHaveLength(2);
  vi.advanceTimersByTime(1001);
  expect(FakeEventSource.opened).toHaveLength(3);
  stream().dispatchEvent(new Event('open'));
  await waitFor(() => expect(requests).toHaveBeenCalledTimes(5));
});

test('a hidden tab holds no connection', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  await renderWatchers();
  hidden.mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(stream().closed).toBe(true);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(FakeEventSource.opened).toHaveLength(2);
  expect(stream().closed).toBe(false);
});
