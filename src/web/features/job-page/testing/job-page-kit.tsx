import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';

import { fieldNames, partOfFields } from '#shared/job-fields.ts';
import type { Job } from '#shared/job.ts';
import type { Role } from '#shared/organization.ts';
import type { Output, Provenance } from '#shared/output.ts';
import { jobToolIds } from '#shared/tool-info.ts';
import { contracts } from '#tools/contracts.ts';
import { Toaster } from '#ui/toaster.tsx';
import { createQueryClient } from '#web/lib/query-client.ts';
import { JobPage } from '#web/pages/job-page.tsx';

/** A job page whose server answers from these, for tests of what is shown and sent. */

const writtenAt = '2026-03-02T10:00:00.000Z';

export const job: Job = {
  id: 12,
  organizationId: 7,
  ...partOfFields(fieldNames, 'absent'),
  title: 'Wind Turbine Technician',
  location: 'Glenrock, WY',
  salaryRange: '$32-38 per hour',
  description: 'Climb, inspect and repair. '.repeat(10),
  workType: 'on-site',
  urgencyLevel: 'critical',
  dealBreakers: ['no visa', 'no remote', 'no startups', 'extensive travel required', 'heights'],
  preferredBackgrounds: ['Manufacturing'],
  status: 'completed',
  chosenStatus: 'draft',
  toolSet: 1,
  revision: 1,
  createdAt: writtenAt,
  updatedAt: writtenAt,
  outputs: [],
};

export const provenance: Provenance = {
  writer: 'built-in',
  model: null,
  promptVersion: null,
  jobRevision: 1,
  briefHash: null,
  writtenAt,
  durationMs: 40,
  inputTokens: null,
  outputTokens: null,
  costUsd: null,
  sources: ['Pay: BLS OEWS, May 2024'],
  assumptions: ['Two in ten would move for the job'],
  cut: 1,
  cuts: [
    {
      text: 'We pay for your move.',
      reason: 'Claims something about help with moving that nobody stated.',
    },
  ],
  author: null,
};

export const outputs: Output[] = jobToolIds.map((toolType, index) => ({
  id: 100 + index,
  toolType,
  status: 'completed',
  content: contracts[toolType].sample,
  queued: false,
  failure: null,
  version: 2,
  provenance,
  outdated: false,
  updatedAt: writtenAt,
}));

/** The ten, with some of them otherwise. */
export function outputsWith(changes: Partial<Record<Output['toolType'], Partial<Output>>>) {
  return outputs.map((output) => ({ ...output, ...changes[output.toolType] }));
}

type Answer = (request: { method: string; path: string; body: unknown }) => unknown;

interface Page {
  answer?: Answer;
  role?: Role;
  search?: string;
}

const membershipAs = (role: Role) => ({
  id: 1,
  organizationId: 7,
  role,
  userStatus: 'active',
  createdAt: writtenAt,
  organization: { id: 7, name: 'Northwind Energy', domain: null },
});

const usual: Record<string, unknown> = {
  'GET /api/jobs/12': job,
  'GET /api/jobs/12/outputs': outputs,
  'GET /api/writer': { writer: 'built-in', model: null },
};

/** Answers what `answer` leaves undefined in the usual way, and remembers everything that was asked. */
export function renderJobPage({ answer, role = 'admin', search = '' }: Page = {}) {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const method = init.method ?? 'GET';
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    requests.push(`${method} ${path}`);
    const reply = await answer?.({ method, path, body });
    if (reply instanceof Response) return reply;
    const known = path === '/api/organizations' ? [membershipAs(role)] : usual[`${method} ${path}`];
    const found = reply || known;
    return found === undefined ? new Response('', { status: 404 }) : Response.json(found);
  });
  const location = memoryLocation({ path: '/jobs/12', searchPath: search, record: true });
  const queryClient = createQueryClient();
  const view = render(
    <QueryClientProvider client={queryClient}>
      <Router hook={location.hook} searchHook={location.searchHook}>
        <JobPage jobId={12} />
      </Router>
      <Toaster />
    </QueryClientProvider>,
  );
  return { requests, location, queryClient, view };
}

export const refusal = (status: number, message: string) =>
  Response.json({ code: 'CONFLICT', message, requestId: 'r' }, { status });
