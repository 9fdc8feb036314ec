import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Pencil from 'lucide-react/icons/pencil';

import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { useMay } from '#web/features/organizations/rights.tsx';

import { briefQuery, jobQuery } from '../job-page-queries.ts';
import { BriefReading } from './brief-reading.tsx';
import { MarketReading } from './market-reading.tsx';
import { ReadingEditor } from './reading-editor.tsx';

interface BriefScreenProps {
  jobId: number;
  onEditJob: () => void;
  /** Missing where there is nothing to go back to. */
  onBack?: () => void;
}

/** How the job was understood before anything was written, so that a misunderstanding is found at its root. */
export function BriefScreen({ jobId, onEditJob, onBack }: BriefScreenProps) {
  const { data: brief, error, refetch } = useQuery(briefQuery(jobId));
  const { data: job } = useQuery(jobQuery(jobId));
  const mayChange = useMay()('jobs.change');
  return (
    // With nothing to press inside, it is scrolled by keyboard when it has the focus itself.
    <section
      aria-label="What we understood"
      {...(!mayChange && { tabIndex: 0 })}
      className="grid max-w-6xl gap-6"
    >
      {onBack && (
        <Button variant="link" size="sm" className="justify-self-start" onClick={onBack}>
          <ArrowLeft aria-hidden="true" /> Back to the result
        </Button>
      )}
      <div className="flex flex-wrap items-start justify-between gap-4">
        <p className="max-w-xl text-md text-ink-soft">
          Every tool is written from this, each thing with the words of the job it was read from.
          {mayChange && ' Set right what is wrong, save, and regenerate.'}
        </p>
        {mayChange && (
          <Button variant="outline" onClick={onEditJob}>
            <Pencil aria-hidden="true" /> Edit the job
          </Button>
        )}
      </div>
      {job && mayChange && brief?.reading && <ReadingEditor job={job} brief={brief} />}
      {brief && <BriefReading brief={brief} />}
      {brief && <MarketReading jobId={jobId} />}
      {!brief && error && (
        <LoadFailure
          error={error}
          sentence="What we understood could not be loaded."
          onRetry={() => void refetch()}
        />
      )}
      {!brief && !error && (
        <div aria-busy="true" className="grid gap-4">
          <Skeleton className="h-24" />
          <Skeleton className="h-48" />
        </div>
      )}
    </section>
  );
}
