import type { Provenance } from '#shared/output.ts';
import { Timestamp } from '#ui/timestamp.tsx';

export function WrittenBy({ provenance }: { provenance: Provenance }) {
  return (
    <p className="text-ink-faint">
      {nameWriter(provenance)}, <Timestamp date={provenance.writtenAt} />
    </p>
  );
}

export function nameWriter({ writer, model, author }: Provenance): string {
  if (writer === 'person') return author ? `Edited by ${author}` : 'Edited by hand';
  if (writer === 'model') return `Written by ${model ?? 'a language model'}`;
  return 'Written by the built-in writer';
}
