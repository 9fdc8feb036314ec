import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { Job } from '#shared/job.ts';
import type { OutputStatus } from '#shared/output.ts';
import { jobToolIds } from '#shared/tool-info.ts';
import { clearToast, readToast } from '#ui/toast.ts';

import { fakeServer, renderSignedIn } from '../testing/fake-server.tsx';
import { makeJob } from '../testing/sample.ts';
import { turnLength } from './pacing.ts';
import { ProcessingStep } from './processing-step.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  clearToast();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const withTools = (statusOf: (index: number) => OutputStatus): Job =>
  makeJob({
    outputs: jobToolIds.map((toolType, index) => ({ toolType, status: statusOf(index) })),
  });

/** The step for a job that the server tells like this from the first second on. */
function showStep(told: () => Job) {
  fakeServer(() => Response.json(told()));
  const onClose = vi.fn<() => void>();
  renderSignedIn(<ProcessingStep job={withTools(() => 'pending')} onClose={onClose} />);
  return onClose;
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it('says that all ten are ready when they are, a second before the window closes', async () => {
  const onClose = showStep(() => withTools(() => 'completed'));
  expect(readToast()).toBeNull();
  await pass(500);
  expect(readToast()).toMatchObject({
    title: 'Job Created',
    description: 'All ten tools are written and ready to read.',
  });
  screen.getByText('All ten tools are written and ready to read.');
  expect(onClose).not.toHaveBeenCalled();
  await pass(1000);
  expect(onClose).toHaveBeenCalledOnce();
});

it('says how many are ready when some have failed', async () => {
  showStep(() => withTools((index) => (index < 2 ? 'failed' : 'completed')));
  await pass(500);
  expect(readToast()).toMatchObject({
    title: 'Generation failed',
    description:
      'The job was created. 8 of its 10 tools are ready; open it to try the others again.',
    variant: 'destructive',
  });
});

it('says that writing goes on when every tool has had its turn, and when it ends just then', async () => {
  let status: OutputStatus = 'processing';
  const onClose = showStep(() => withTools(() => status));
  for (const tool of jobToolIds) {
    expect(readToast()).toBeNull();
    await pass(turnLength(tool));
  }
  expect(readToast()?.description).toContain('running in the background');
  status = 'completed';
  await pass(950);
  expect(readToast()?.description).toContain('All ten tools are written');
  await pass(200);
  expect(onClose).toHaveBeenCalledOnce();
});
