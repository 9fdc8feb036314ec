import { nameWriter, type Provenance } from '#shared/output.ts';
import { Timestamp } from '#ui/timestamp.tsx';

export function WrittenBy({ provenance }: { provenance: Provenance }) {
  return (
    <p className="text-ink-faint">
      {nameWriter(provenance)}, <Timestamp date={provenance.writtenAt} />
    </p>
  );
}
