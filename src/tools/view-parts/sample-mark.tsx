import { Badge } from '#ui/badge.tsx';

/** Marks a value that stands in for one the content lacks, so that nobody takes it for a fact. */
export function SampleMark() {
  return (
    <Badge variant="outline" title="Not from this job: a stand-in for a missing value">
      sample
    </Badge>
  );
}
