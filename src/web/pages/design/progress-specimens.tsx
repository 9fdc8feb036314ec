import { useState } from 'react';

import { Button } from '#ui/button.tsx';
import { Loading } from '#ui/loading.tsx';
import { Progress } from '#ui/progress.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { type Mark, TenMarks } from '#ui/ten-marks.tsx';

import { Specimen, SpecimenGroup } from './specimen.tsx';

export function ProgressSpecimens() {
  return (
    <SpecimenGroup title="Waiting">
      <Specimen name="Ten marks" className="flex-col items-start">
        <MarksByHand />
        <TenMarks marks={Array.from<Mark>({ length: 10 }).fill('completed')} />
        <TenMarks marks={Array.from<Mark>({ length: 10 }).fill('pending')} />
      </Specimen>
      <Specimen name="Progress" className="grid">
        <Progress label="Uploading job-description.pdf" value={64} />
        <Progress label="Uploaded" value={100} />
      </Specimen>
      <Specimen name="Spinner">
        <Spinner />
        <span className="text-ink-soft">Reading the job description</span>
      </Specimen>
      <Specimen name="Skeleton">
        <div className="grid w-full max-w-80 gap-3 rounded border bg-surface p-4">
          <Skeleton className="h-5 w-3/5" />
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-3.5 w-24" />
        </div>
      </Specimen>
      <Specimen name="Loading">
        <div className="w-full overflow-hidden rounded border *:min-h-48">
          <Loading />
        </div>
      </Specimen>
    </SpecimenGroup>
  );
}

function MarksByHand() {
  const [done, setDone] = useState(4);
  const marks = Array.from({ length: 10 }, (_, index): Mark => {
    if (index === 1) return 'failed';
    if (index < done) return 'completed';
    return index === done ? 'processing' : 'pending';
  });
  return (
    <div className="flex items-center gap-4">
      <TenMarks marks={marks} />
      <Button size="sm" variant="outline" onClick={() => setDone((done + 1) % 11)}>
        Next
      </Button>
    </div>
  );
}
