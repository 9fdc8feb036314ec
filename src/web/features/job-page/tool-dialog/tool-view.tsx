import { type ComponentProps, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

import type { Job } from '#shared/job.ts';
import { type ToolId, toolIds } from '#shared/tool-info.ts';
import { type StoredView, viewLoaders } from '#tools/views.web.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Notice } from '#web/components/notice.tsx';
import { lazyPage } from '#web/lib/lazy-page.tsx';

import { useSender } from '../use-sender.ts';
import { formatJson } from './format-json.ts';
import { JsonText } from './json-screen.tsx';

interface ToolViewProps extends Omit<ComponentProps<StoredView>, 'job' | 'sender'> {
  job: Job;
  tool: ToolId;
}

const views = Object.fromEntries(
  toolIds.map((tool) => [tool, lazyPage(() => viewLoaders[tool]()) as StoredView]),
) as Record<ToolId, StoredView>;

/** A tool's own view, loaded when it is first needed. Whatever it cannot draw is still there to read. */
export function ToolView({ job, tool, content, ...rest }: ToolViewProps) {
  const View = views[tool];
  const sender = useSender(job);
  return (
    <ErrorBoundary resetKeys={[content]} fallback={<Undrawable content={content} />}>
      <Suspense fallback={<ViewSkeleton />}>
        <View
          content={content}
          job={{ title: job.title, location: job.location }}
          sender={sender}
          {...rest}
        />
      </Suspense>
    </ErrorBoundary>
  );
}

function Undrawable({ content }: { content: unknown }) {
  return (
    <div className="grid gap-4">
      <Notice tone="bad">
        This result could not be drawn. Nothing is lost: here is all of it as it is stored. Reload
        the page to try again, or regenerate the tool.
      </Notice>
      {content !== null && <JsonText text={formatJson(content)} />}
    </div>
  );
}

function ViewSkeleton() {
  return (
    <div aria-busy="true" className="grid max-w-3xl gap-4">
      <Skeleton className="h-10" />
      <Skeleton className="h-6 w-1/2" />
      <Skeleton className="h-40" />
    </div>
  );
}
