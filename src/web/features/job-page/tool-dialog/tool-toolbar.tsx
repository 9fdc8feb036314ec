import Lightbulb from 'lucide-react/icons/lightbulb';
import PanelRight from 'lucide-react/icons/panel-right';
import RefreshCw from 'lucide-react/icons/refresh-cw';

import { nameWriter, type Output } from '#shared/output.ts';
import type { ToolId } from '#shared/tool-info.ts';
import { Button } from '#ui/button.tsx';

import { GenerateButton } from '../generate-button.tsx';
import { isBeingWritten } from '../job-page-queries.ts';
import { formatWrittenAt } from './written-at.ts';
import type { ToolScreenControl } from './tool-screen.ts';

interface ToolToolbarProps {
  jobId: number;
  tool: ToolId | undefined;
  output: Output | undefined;
  screen: ToolScreenControl;
}

export function ToolToolbar({ jobId, tool, output, screen }: ToolToolbarProps) {
  const showsBrief = screen.screen.shows === 'brief';
  const canRegenerate = tool && output && output.content !== null && !isBeingWritten(output);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b bg-sunken px-4 py-2 sm:px-6">
      <p className="min-w-0 flex-1 basis-64 text-sm text-ink-soft">
        <ReviewLine output={output} />
      </p>
      <div className="-mx-2 flex flex-wrap gap-1.5">
        <Button
          variant="ghost"
          size="sm"
          aria-pressed={showsBrief}
          className={pressedClass}
          onClick={() => (showsBrief ? screen.showResult() : screen.show({ shows: 'brief' }))}
        >
          <Lightbulb aria-hidden="true" /> What we understood
        </Button>
        {output?.provenance && (
          <Button
            variant="ghost"
            size="sm"
            aria-expanded={screen.isPanelOpen}
            className={pressedClass}
            onClick={screen.togglePanel}
          >
            <PanelRight aria-hidden="true" />
            <span>
              Sources <span className="max-sm:sr-only">and versions</span>
            </span>
          </Button>
        )}
        {/* Not first, where the focus begins: Enter would start it. */}
        {canRegenerate && (
          <GenerateButton jobId={jobId} tool={tool} variant="ghost" size="sm">
            <RefreshCw aria-hidden="true" /> <span className="max-sm:sr-only">Regenerate</span>
          </GenerateButton>
        )}
      </div>
    </div>
  );
}

const pressedClass =
  'aria-pressed:bg-accent-soft aria-pressed:text-accent aria-expanded:bg-accent-soft aria-expanded:text-accent';

function ReviewLine({ output }: { output: Output | undefined }) {
  if (!output?.provenance || output.content === null) return null;
  return (
    <>
      <strong className="font-medium text-ink">AI-generated, review before use</strong>
      {'. '}
      {nameWriter(output.provenance)}, {formatWrittenAt(output.provenance.writtenAt)}
    </>
  );
}
