import Info from 'lucide-react/icons/info';

import type { Output } from '#shared/output.ts';

import { isBeingWritten } from '../job-page-queries.ts';

/** What of the organization's style note this text does not keep to; all of it stands beside the sources. */
export function StyleNotice({ output }: { output: Output }) {
  const [first, ...more] = output.provenance?.unobeyed ?? [];
  if (first === undefined || isBeingWritten(output)) return null;
  return (
    <p className="flex gap-2 text-sm text-ink-soft print:hidden">
      <Info className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      <span className="min-w-0 wrap-anywhere">
        Style note: {first}
        {more.length > 0 && ` ${more.length} more under sources and versions.`}
      </span>
    </p>
  );
}
