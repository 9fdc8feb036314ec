import { useQuery } from '@tanstack/react-query';
import History from 'lucide-react/icons/history';
import { useId } from 'react';

import type { Output } from '#shared/output.ts';
import { resolveToolId } from '#shared/tool-id.ts';
import { Button } from '#ui/button.tsx';
import { Allowed } from '#web/features/organizations/rights.tsx';
import { isBeingWritten } from '../job-page-queries.ts';
import { ReplaceEditsQuestion } from '../replace-edits-question.tsx';

import { questionsQuery } from './question-queries.ts';
import { nameTools } from './tool-names.ts';
import { useUpdateTools } from './use-update-tools.ts';

interface WhatChangedProps {
  jobId: number;
  outputs: readonly Output[];
}

/** What became known since tools were written, and one press to have them speak of it. */
export function WhatChanged({ jobId, outputs }: WhatChangedProps) {
  const headingId = useId();
  const { data } = useQuery(questionsQuery(jobId));
  const { isBusy, start, question } = useUpdateTools(jobId);
  // What is being written is taken care of, and the outputs tell sooner than the list what has been.
  const outdatedNow = new Set(
    outputs
      .filter((output) => output.outdated && !isBeingWritten(output))
      .map(({ toolType }) => resolveToolId(toolType) ?? toolType),
  );
  const outdated = (data?.outdated ?? []).filter((tool) => outdatedNow.has(tool));
  const changes = (data?.changes ?? []).filter(({ tools }) =>
    tools.some((tool) => outdated.includes(tool)),
  );
  return (
    <>
      {changes.length > 0 && (
        <section
          aria-labelledby={headingId}
          data-print="hide"
          className="flex flex-wrap items-start gap-x-4 gap-y-3 rounded border bg-yellow-soft px-4 py-3 text-yellow"
        >
          <History className="mt-0.5 size-5 shrink-0 max-sm:hidden" aria-hidden="true" />
          <div className="min-w-0 flex-1 basis-72">
            <h2 id={headingId} className="font-semibold">
              What changed
            </h2>
            <ul className="mt-1 grid gap-1">
              {changes.map(({ key, sentence, tools }) => (
                <li key={key} className="wrap-anywhere">
                  {sentence}
                  <span className="text-sm">: {speakOf(nameTools(tools), tools.length)}</span>
                </li>
              ))}
            </ul>
          </div>
          <Allowed to="outputs.write">
            <Button busy={isBusy} busyLabel="Starting..." onClick={() => start(outdated)}>
              {outdated.length === 1 ? 'Update 1 tool' : `Update ${outdated.length} tools`}
            </Button>
          </Allowed>
        </section>
      )}
      <ReplaceEditsQuestion {...question} busy={isBusy} />
    </>
  );
}

const speakOf = (names: string, count: number) =>
  `${names} ${count === 1 ? 'speaks' : 'speak'} of it`;
