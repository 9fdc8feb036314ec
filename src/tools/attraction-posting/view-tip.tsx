import Lightbulb from 'lucide-react/icons/lightbulb';
import type { ReactNode } from 'react';

/** Advice of the product itself, apart from what was written for the job. */
export function Tip({ children }: { children: ReactNode }) {
  return (
    <p className="flex max-w-[75ch] gap-2 rounded bg-sunken px-3 py-2 text-sm text-ink-soft print:hidden">
      <Lightbulb className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      <span>
        <span className="font-medium text-ink">Tip: </span>
        {children}
      </span>
    </p>
  );
}
