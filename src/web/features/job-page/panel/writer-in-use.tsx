import { useQuery } from '@tanstack/react-query';

import { writerQuery } from '../job-page-queries.ts';

/** Who would write if something were written now. */
export function WriterInUse() {
  const { data: writer } = useQuery(writerQuery);
  if (!writer) return null;
  return (
    <p>
      Writer in use:{' '}
      <span className="text-ink">
        {writer.writer === 'built-in' ? 'built-in writer' : (writer.model ?? 'language model')}
      </span>
    </p>
  );
}
