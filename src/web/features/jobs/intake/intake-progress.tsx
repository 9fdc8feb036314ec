import { Progress } from '#ui/progress.tsx';

import type { Intake } from './use-intake.ts';

interface IntakeProgressProps {
  work: Intake['work'];
  fileName: string | null;
}

/** How far reading is, seen and heard. */
export function IntakeProgress({ work, fileName }: IntakeProgressProps) {
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
