import { toolInfo } from '#shared/tool-info.ts';
import { AboveFirstPageContext } from '#tools/view-parts/above-first-page.tsx';
import { EditDraftsContext } from '#tools/view-parts/edit-drafts.tsx';
import { RewordContext } from '#tools/view-parts/reword.tsx';
import { useMay } from '#web/features/organizations/rights.tsx';

import { LeftEdits } from '../drafts/left-edits.tsx';
import { useDrafts } from '../drafts/use-drafts.ts';
import { outputFile } from '../export/export-file.ts';
import { useExport } from '../export/use-export.ts';
import { GenerateButton } from '../generate-button.tsx';
import { isBeingWritten } from '../job-page-queries.ts';
import { OpenQuestions } from '../questions/open-questions.tsx';
import { EditConflict } from '../versions/edit-conflict.tsx';
import { useEdit } from '../versions/use-edit.ts';
import { formatJson } from './format-json.ts';
import { JsonText } from './json-screen.tsx';
import { ToolView } from './tool-view.tsx';
import type { ToolWorkspaceProps } from './tool-workspace-props.ts';
import { useReword } from './use-reword.ts';

export function ResultScreen({ job, tool, output, tab, onTabChange }: ToolWorkspaceProps) {
  const drafts = useDrafts(output, tab);
  const { edit, conflict } = useEdit({ jobId: job.id, output, drafts });
  const content = output?.content ?? null;
  const pdf = outputFile({ jobId: job.id, outputId: output?.id ?? 0, format: 'pdf' });
  const { start: startExport } = useExport(pdf.path);
  const reword = useReword(output?.id);
  const mayEdit = useMay()('outputs.change');
  const canEdit = mayEdit && content !== null && output !== undefined && !isBeingWritten(output);

  if (content === null && tool === 'candidateMessaging') {
    return (
      <div className="grid gap-5">
        {!(output && isBeingWritten(output)) && (
          <div className="flex flex-wrap items-center justify-between gap-3 rounded border border-dashed border-line-strong/60 p-4">
            <p className="max-w-xl text-ink-soft">{toolInfo.candidateMessaging.description}</p>
            <GenerateButton jobId={job.id} tool="candidateMessaging">
              Write it
            </GenerateButton>
          </div>
        )}
        <ToolView {...{ job, tool, content, tab, onTabChange }} />
      </div>
    );
  }
  if (!output || (!tool && content === null)) {
    return <p className="text-md text-ink-soft">No content available</p>;
  }
  if (!tool) return <JsonText text={formatJson(content)} />;
  // Without content the view says so in its own words.
  return (
    <EditDraftsContext value={drafts}>
      <LeftEdits {...{ drafts, tab, onTabChange }} />
      <RewordContext value={reword}>
        <AboveFirstPageContext
          value={tool === 'intakeAssistant' && <OpenQuestions jobId={job.id} />}
        >
          <ToolView
            {...{ job, tool, content, tab, onTabChange }}
            {...(content !== null && { onExportPdf: () => void startExport(pdf) })}
            {...(canEdit && { onEdit: edit })}
          />
        </AboveFirstPageContext>
      </RewordContext>
      <EditConflict conflict={conflict} />
    </EditDraftsContext>
  );
}
