import ChevronRight from 'lucide-react/icons/chevron-right';

import type { Output } from '#shared/output.ts';
import { toolInfo } from '#shared/tool-info.ts';
import { cardLink } from '#ui/card.tsx';
import { IconTile } from '#ui/icon-tile.tsx';

import { isBeingWritten } from '../job-page-queries.ts';

/** The eleventh, which is only written when somebody asks for it. */
export function CandidateMessagingRow({
  output,
  onOpen,
}: {
  output: Output | undefined;
  onOpen: () => void;
}) {
  return (
    <div className="relative flex items-center gap-3 rounded border border-dashed border-line-strong/60 px-4 py-3 transition-colors hover:border-line-strong xl:col-span-2">
      <IconTile tool="candidateMessaging" />
      <div className="min-w-0 flex-1">
        <button
          type="button"
          onClick={onOpen}
          className={`text-left text-md font-semibold tracking-tight ${cardLink.className}`}
        >
          {toolInfo.candidateMessaging.name}
        </button>
        <p className="text-sm text-ink-soft">{describe(output)}</p>
      </div>
      <ChevronRight className="size-4 shrink-0 text-ink-faint" aria-hidden="true" />
    </div>
  );
}

function describe(output: Output | undefined): string {
  if (output && isBeingWritten(output)) return 'Being written';
  if (output && output.content !== null) return 'Scripts, sequences and replies are ready.';
  return 'Scripts, sequences and replies for every channel, written when you ask for them.';
}
