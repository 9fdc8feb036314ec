import { expect, it } from 'vitest';
import { deriveJobStatus } from './job-status.ts';
import type { OutputStatus } from './output.ts';
import { jobToolIds } from './tool-info.ts';

const all = (status: OutputStatus, queued = false) =>
  jobToolIds.map((toolType) => ({ toolType, status, queued }));
const withLast = (status: OutputStatus, queued = false) => [
  ...all('completed').slice(0, -1),
  { toolType: 'hiringSynopsis' as const, status, queued },
];

const untouched = { chosenStatus: 'draft', toolSet: 1 } as const;

it.each([
  ['draft', all('pending'), 'draft'],
  ['draft', [], 'draft'],
  ['draft', all('pending', true), 'processing'],
  ['active', withLast('processing'), 'processing'],
  ['active', withLast('failed'), 'active'],
  ['paused', all('completed'), 'paused'],
  ['closed', all('pending'), 'closed'],
  ['draft', withLast('failed'), 'failed'],
  ['draft', all('completed'), 'completed'],
  ['draft', withLast('pending'), 'draft'],
] as const)('%s with %# is %s', (chosen, outputs, status) => {
  expect(deriveJobStatus({ chosenStatus: chosen, toolSet: 1 }, outputs)).toBe(status);
});

it('does not wait for the tool that exists only on request', () => {
  const messaging = { toolType: 'candidateMessaging', status: 'pending', queued: false } as const;
  expect(deriveJobStatus(untouched, [...all('completed'), messaging])).toBe('completed');
});
