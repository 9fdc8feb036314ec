import { Progress } from '#ui/progress.tsx';

import type { JobText } from './use-job-text.ts';

interface JobTextProgressProps {
  work: JobText['work'];
  fileName: string | null;
}

/** How far reading is, seen and heard. */
export function JobTextProgress({ work, fileName }: JobTextProgressProps) {
  return (
    <>
      {work?.phase === 'uploading' && (
        <Progress label={`Uploading ${fileName}`} value={Math.round(work.share * 100)} />
      )}
      <output className={work?.phase === 'uploading' ? 'sr-only' : 'text-sm text-ink-soft'}>
        {work && sentences[work.phase](fileName)}
      </output>
    </>
  );
}

const sentences = {
  uploading: (file: string | null) => `Uploading ${file}`,
  reading: (file: string | null) => `Reading the text of ${file}`,
  parsing: () => 'Finding the facts of the job in the text',
};
