import Ellipsis from 'lucide-react/icons/ellipsis';
import RefreshCw from 'lucide-react/icons/refresh-cw';

import type { Output } from '#shared/output.ts';
import type { ToolId } from '#shared/tool-info.ts';
import { Button } from '#ui/button.tsx';
import { CardActions } from '#ui/card.tsx';
import { Spinner } from '#ui/spinner.tsx';

import { ExportButton } from '../export/export-button.tsx';
import { outputFile } from '../export/export-file.ts';
import { MoreFormatsMenu } from '../export/more-formats-menu.tsx';
import { GenerateButton } from '../generate-button.tsx';

interface ToolActionsProps {
  jobId: number;
  tool: ToolId;
  output: Output | undefined;
  /** Of the card's title, which tells one card's buttons from another's. */
  titleId: string;
  onOpen: () => void;
}

/** What can be done depends on the status; a text that is there can be read whatever happens to its successor. */
export function ToolActions({ jobId, tool, output, titleId, onOpen }: ToolActionsProps) {
  const status = output?.status ?? 'pending';
  const look = { size: 'sm', 'aria-describedby': titleId } as const;
  const generate = { ...look, jobId, tool };
  const viewDetails = output && output.content !== null && (
    <Button {...look} variant="secondary" onClick={onOpen}>
      View Details
    </Button>
  );

  if (status === 'pending' && !output?.queued) {
    return (
      <CardActions>
        <GenerateButton {...generate}>Generate</GenerateButton>
      </CardActions>
    );
  }
  if (status === 'failed') {
    return (
      <CardActions>
        {viewDetails}
        <GenerateButton {...generate} variant="outline">
          Retry
        </GenerateButton>
      </CardActions>
    );
  }
  if (status !== 'completed' || !output) {
    return (
      <CardActions>
        {viewDetails}
        <span className="flex h-8 items-center gap-2 text-sm text-ink-soft">
          <Spinner /> {status === 'processing' ? 'Processing...' : 'Waiting its turn...'}
        </span>
      </CardActions>
    );
  }
  // They stand in one row. On a phone there is no room for the last, which the tool's own window has too.
  const quiet = { variant: 'ghost', className: 'px-2! max-sm:px-1.5!' } as const;
  const exported = { ...look, ...quiet };
  const wanted = { jobId, outputId: output.id };
  return (
    <CardActions className="gap-1!">
      {viewDetails}
      {/* The notice of an outdated text brings the same button. */}
      {!output.outdated && (
        <GenerateButton {...generate} {...quiet}>
          <RefreshCw className="max-sm:hidden" aria-hidden="true" /> Regenerate
        </GenerateButton>
      )}
      <ExportButton {...exported} file={outputFile({ ...wanted, format: 'txt' })}>
        TXT
      </ExportButton>
      <ExportButton {...exported} file={outputFile({ ...wanted, format: 'pdf' })}>
        Export PDF
      </ExportButton>
      <MoreFormatsMenu
        {...look}
        jobId={jobId}
        output={output}
        formats={['docx', 'md']}
        variant="ghost"
        className="w-8 px-0! max-sm:hidden"
        aria-label="More formats"
        busyLabel=""
      >
        <Ellipsis aria-hidden="true" />
      </MoreFormatsMenu>
    </CardActions>
  );
}
