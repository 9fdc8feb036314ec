import type { JobBrief } from '#shared/api/brief.ts';
import type { Job } from '#shared/job.ts';
import { Button } from '#ui/button.tsx';
import { Input } from '#ui/input.tsx';
import { Notice } from '#web/components/notice.tsx';
import { EmployerInput } from '#web/features/reading/employer-input.tsx';
import { ReadingPanel } from '#web/features/reading/reading-panel.tsx';

import { useReadingEdit } from './use-reading-edit.ts';

/** How the text of the job was read, to be set right where it is wrong. */
export function ReadingEditor({ job, brief }: { job: Job; brief: JobBrief }) {
  const edit = useReadingEdit(job, brief);
  const { now, change } = edit;
  return (
    <div className="grid gap-4">
      <ReadingPanel
        reading={edit.reading}
        corrections={now.corrections}
        onCorrect={(corrections) => change({ corrections })}
        questions={brief.missing.map(({ question }) => question)}
        employer={
          <EmployerInput
            confidential={now.employerConfidential}
            onConfidential={(employerConfidential) => change({ employerConfidential })}
          >
            <Input
              value={now.employer}
              onChange={({ target }) => change({ employer: target.value })}
              maxLength={200}
              placeholder={job.employer === null ? brief.employer.name : 'Your organization'}
              autoComplete="off"
            />
          </EmployerInput>
        }
      />
      {edit.problem && <Notice tone="bad">{edit.problem}</Notice>}
      {edit.isChanged && (
        <div className="sticky -bottom-5 z-1 flex flex-wrap items-center gap-2 border-t bg-surface py-3">
          <p className="mr-auto">
            Not saved yet.{' '}
            <span className="text-ink-soft">Saving marks what is written as outdated.</span>
          </p>
          <Button variant="outline" size="sm" disabled={edit.busy} onClick={edit.discard}>
            Discard
          </Button>
          <Button size="sm" busy={edit.busy} busyLabel="Saving..." onClick={() => void edit.save()}>
            Save Corrections
          </Button>
        </div>
      )}
    </div>
  );
}
