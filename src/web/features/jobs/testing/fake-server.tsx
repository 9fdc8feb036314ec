import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';

import { Toaster } from '#ui/toaster.tsx';
import { createQueryClient } from '#web/lib/query-client.ts';
import { type Session, sessionQuery } from '#web/lib/session.ts';

export interface Call {
  method: string;
  path: string;
  body: unknown;
  headers: Record<string, string>;
}

type Answer = (call: Call) => Response | Promise<Response> | undefined;

/** Stands in for the server: answers what the test answers, and remembers what was asked. */
export function fakeServer(answer: Answer): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const call = {
      method: init.method ?? 'GET',
      path,
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
      headers: { ...(init.headers as Record<string, string>) },
    };
    calls.push(call);
    return (await answer(call)) ?? Response.json([]);
  });
  return calls;
}

export const refusal = (status: number, message: string) =>
  Response.json({ code: 'X', message, requestId: 'r' }, { status });

const session: Session = { user: { id: 'u1', name: 'Kim', email: 'kim@example.com' } };

/** Renders as somebody who is signed in, at an address of the test's choosing. */
export function renderSignedIn(element: ReactNode, path = '/dashboard') {
  const queryClient = createQueryClient();
  queryClient.setQueryData(sessionQuery.queryKey, session);
  const [pathname = '', search = ''] = path.split('?');
  const { hook, searchHook, history } = memoryLocation({
    path: pathname,
    searchPath: search,
    record: true,
  });
  render(
    <QueryClientProvider client={queryClient}>
      <Router hook={hook} searchHook={searchHook}>
        {element}
      </Router>
      <Toaster />
    </QueryClientProvider>,
  );
  return { queryClient, history };
}
