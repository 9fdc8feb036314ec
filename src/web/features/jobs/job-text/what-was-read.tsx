import { useEffect, useEffectEvent, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

import { maxSourceText } from '#shared/job.ts';
import { noCorrections } from '#shared/reading.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Notice } from '#web/components/notice.tsx';
import { countCorrections } from '#web/features/reading/corrections.ts';
import { ReadingPanel } from '#web/features/reading/reading-panel.tsx';

import { EmployerField } from '../form/employer-field.tsx';
import type { JobFormValues } from '../form/job-form-values.ts';
import type { JobText } from './use-job-text.ts';

/** The text beside what was made of it, to check or to skip; without a text only the employer is asked for. */
export function WhatWasRead({ jobText }: { jobText: JobText }) {
  const { control } = useFormContext<JobFormValues>();
  const source = useWatch({ control, name: 'source' });
  const corrections = source?.corrections ?? noCorrections;
  const { parsedText } = jobText.state;

  const [busy, setBusy] = useState(!jobText.reading && parsedText !== null);
  const readDraft = useEffectEvent(() => {
    if (busy) void jobText.readAgain(corrections).finally(() => setBusy(false));
  });
  useEffect(() => readDraft(), []);

  if (parsedText === null || (!jobText.reading && !busy)) return <EmployerField />;
  if (parsedText.length > maxSourceText) {
    return (
      <>
        <EmployerField />
        <Notice>
          This text is longer than {maxSourceText.toLocaleString('en-US')} characters. Its fields
          are filled in; it is too long to be kept and set right line by line.
        </Notice>
      </>
    );
  }
  const count = countCorrections(corrections);
  return (
    <Disclosure
      defaultOpen
      className="rounded border p-3 sm:p-4"
      titleClassName="w-full text-base!"
      title={
        <span className="flex flex-1 flex-wrap items-baseline gap-x-3">
          <span className="text-md font-semibold tracking-tight text-ink">What was read</span>{' '}
          <span>
            {count === 0
              ? 'Trust it, or set right what is wrong.'
              : `${count === 1 ? 'One correction' : `${count} corrections`} of yours, kept with the job.`}
          </span>
        </span>
      }
    >
      <div className="pt-4">
        {jobText.reading ? (
          <ReadingPanel
            reading={jobText.reading}
            corrections={corrections}
            onCorrect={(next) => void jobText.readAgain(next)}
            employer={<EmployerField />}
          />
        ) : (
          <div aria-busy="true" className="grid gap-4 md:grid-cols-2">
            <Skeleton className="h-64" />
            <Skeleton className="h-64" />
          </div>
        )}
      </div>
    </Disclosure>
  );
}
