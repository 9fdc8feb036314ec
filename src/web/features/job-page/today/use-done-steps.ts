import { useState } from 'react';
import { z } from 'zod';

import { useSession } from '#web/lib/session.ts';

const stored = z.array(z.string());

/** Which steps a person has ticked off, kept in their browser for each job. */
export function useDoneSteps(jobId: number) {
  const { session } = useSession();
  const key = `today:${session?.user.id ?? 'nobody'}:${jobId}`;
  const [kept, setKept] = useState({ key, done: read(key) });
  if (kept.key !== key) setKept({ key, done: read(key) });

  function tick(id: string, isDone: boolean) {
    const done = isDone ? [...kept.done, id] : kept.done.filter((other) => other !== id);
    setKept({ key, done });
    write(key, done);
  }

  return { done: kept.done, tick };
}

function read(key: string): string[] {
  try {
    return stored.safeParse(JSON.parse(localStorage.getItem(key) ?? '[]')).data ?? [];
  } catch {
    return [];
  }
}

function write(key: string, done: readonly string[]): void {
  try {
    if (done.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(done));
  } catch {
    // Without storage, or with it full, they last as long as the page.
  }
}
