import { useState } from 'react';

import type { Output } from '#shared/output.ts';
import { cn } from '#ui/class-names.ts';
import { Spinner } from '#ui/spinner.tsx';
import { useLiveEvent } from '#web/lib/live-events.ts';

import { isBeingWritten } from '../job-page-queries.ts';

/** Over what is there to read: whoever reads it must not see it jump when the new version comes. */
const floatingClass =
  'absolute inset-x-4 bottom-4 z-3 mx-auto max-w-3xl shadow-raised print:hidden';

/** What can honestly be said of work in progress: that it goes on, and the words as they come. */
export function BeingWritten({ output }: { output: Output }) {
  const [partial, setPartial] = useState('');
  useLiveEvent((event) => {
    if (!('outputId' in event) || event.outputId !== output.id) return;
    setPartial(event.type === 'partial' ? event.text : '');
  });
  if (!isBeingWritten(output)) return null;
  return (
    <div
      className={cn(
        'grid gap-2 rounded border border-accent/40 bg-accent-soft p-4',
        output.content !== null && floatingClass,
      )}
    >
      <output className="flex items-center gap-2 font-medium">
        <Spinner className="size-4 shrink-0 text-accent" /> {describe(output)}
      </output>
      {partial && (
        <p className="max-h-40 overflow-hidden font-serif text-md whitespace-pre-line wrap-anywhere text-ink-soft mask-t-from-60%">
          {partial}
        </p>
      )}
    </div>
  );
}

function describe({ status, content }: Output): string {
  if (status === 'pending') return 'Waiting its turn...';
  return content === null
    ? 'Processing...'
    : 'Processing... The version below stays until the new one is complete.';
}
