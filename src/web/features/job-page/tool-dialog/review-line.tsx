import { nameWriter, type Output } from '#shared/output.ts';

import { formatWrittenAt } from './written-at.ts';

/** Stands above everything that was written, and scrolls away with it. */
export function ReviewLine({ output }: { output: Output | undefined }) {
  if (!output?.provenance || output.content === null) return null;
  return (
    <p className="text-xs text-ink-soft">
      <strong className="font-medium text-ink">AI-generated, review before use</strong>
      {'. '}
      {nameWriter(output.provenance)}, {formatWrittenAt(output.provenance.writtenAt)}
    </p>
  );
}
