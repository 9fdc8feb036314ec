import { useQueries, useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useMemo } from 'react';

import type { Output } from '#shared/output.ts';
import { resolveToolId } from '#shared/tool-id.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { LoadFailure } from '#web/components/load-failure.tsx';

import { versionQuery, versionsQuery } from '../job-page-queries.ts';
import type { ToolScreen, ToolScreenControl } from '../tool-dialog/tool-screen.ts';
import { ChangeList } from './change-list.tsx';
import { compareContents } from './compare-contents.ts';

type Comparison = Extract<ToolScreen, { shows: 'comparison' }>;

interface ComparisonScreenProps {
  output: Output;
  comparison: Comparison;
  control: ToolScreenControl;
}

/** Two versions field by field, only what differs. */
export function ComparisonScreen({ output, comparison, control }: ComparisonScreenProps) {
  const { data: versions } = useQuery(versionsQuery(output.id));
  const options = (versions ?? []).map(({ version, current }) => ({
    value: String(version),
    label: `Version ${version}${current ? ' (current)' : ''}`,
  }));
  const choose = (side: 'before' | 'after') => (value: string) =>
    control.show({ ...comparison, [side]: Number(value) });
  return (
    <section aria-label="Comparison of two versions" className="grid max-w-4xl gap-5">
      <Button variant="link" size="sm" className="justify-self-start" onClick={control.showResult}>
        <ArrowLeft aria-hidden="true" /> Back to the current version
      </Button>
      <div className="flex flex-wrap items-center gap-3">
        <Select
          aria-label="Earlier version"
          className="w-48!"
          options={options}
          value={String(comparison.before)}
          onValueChange={choose('before')}
        />
        <span className="text-ink-soft">compared with</span>
        <Select
          aria-label="Later version"
          className="w-48!"
          options={options}
          value={String(comparison.after)}
          onValueChange={choose('after')}
        />
      </div>
      <Differences output={output} comparison={comparison} />
    </section>
  );
}

function Differences({ output, comparison }: { output: Output; comparison: Comparison }) {
  const tool = resolveToolId(output.toolType);
  const [before, after] = useQueries({
    queries: [
      versionQuery(output.id, comparison.before),
      versionQuery(output.id, comparison.after),
    ],
  });
  const changes = useMemo(
    () =>
      before.data && after.data
        ? compareContents(before.data.content, after.data.content, tool)
        : undefined,
    [before.data, after.data, tool],
  );
  const error = before.error ?? after.error;
  if (changes) return <ChangeList changes={changes} />;
  if (error) {
    return (
      <LoadFailure
        error={error}
        sentence="The versions could not be loaded."
        onRetry={() => {
          void before.refetch();
          void after.refetch();
        }}
      />
    );
  }
  return <Skeleton className="h-40" />;
}
