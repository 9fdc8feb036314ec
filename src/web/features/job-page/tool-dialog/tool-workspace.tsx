import { cn } from '#ui/class-names.ts';

import { BriefScreen } from '../brief/brief-screen.tsx';
import { useUnsavedToast } from '../drafts/use-unsaved-toast.ts';
import { ToolNotices } from '../tools/tool-notices.tsx';
import { ComparisonScreen } from '../versions/comparison-screen.tsx';
import { VersionScreen } from '../versions/version-screen.tsx';
import { BeingWritten } from './being-written.tsx';
import { JsonScreen } from './json-screen.tsx';
import { ResultScreen } from './result-screen.tsx';
import { ReviewLine } from './review-line.tsx';
import { SidePanel } from './side-panel.tsx';
import { StyleNotice } from './style-notice.tsx';
import type { ToolWorkspaceProps } from './tool-workspace-props.ts';

export function ToolWorkspace(props: ToolWorkspaceProps) {
  const { job, tool, output, screen, viewRef } = props;
  useUnsavedToast(output);
  const provenance = output?.provenance;
  const hasPanel = screen.isPanelOpen && Boolean(provenance);
  return (
    <>
      <div
        ref={viewRef}
        tabIndex={-1}
        data-editing={screen.isEditing || undefined}
        className={cn(
          // The room above is a box, not padding: tabs that stick would leave a gap as high as the padding.
          "min-w-0 flex-1 overflow-y-auto px-4 pb-5 outline-none before:block before:h-2.5 before:content-[''] sm:px-6 print:overflow-visible print:px-0",
          hasPanel && 'not-print:max-lg:hidden',
        )}
      >
        <div className="grid gap-3 not-empty:mb-1">
          <ReviewLine output={output} />
          {tool && output && screen.screen.shows === 'result' && (
            <>
              <BeingWritten output={output} />
              <ToolNotices jobId={job.id} tool={tool} output={output} />
              <StyleNotice output={output} />
            </>
          )}
        </div>
        <Screen {...props} />
      </div>
      {hasPanel && output && provenance && (
        <SidePanel output={output} provenance={provenance} screen={screen} />
      )}
    </>
  );
}

function Screen(props: ToolWorkspaceProps) {
  const { job, output, screen: control } = props;
  const { screen, showResult } = control;
  if (screen.shows === 'brief') {
    return <BriefScreen jobId={job.id} onEditJob={props.onEditJob} onBack={showResult} />;
  }
  if (screen.shows === 'json') return <JsonScreen content={output?.content ?? null} />;
  if (output && screen.shows === 'version') {
    return <VersionScreen {...props} output={output} version={screen.version} />;
  }
  if (output && screen.shows === 'comparison') {
    return <ComparisonScreen output={output} comparison={screen} control={control} />;
  }
  return <ResultScreen {...props} />;
}
