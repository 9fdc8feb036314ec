import type { ReactNode } from 'react';

import type { Cut, Output, Provenance } from '#shared/output.ts';
import { valueAt } from '#tools/edit-content.ts';
import { Button } from '#ui/button.tsx';

import { isBeingWritten } from '../job-page-queries.ts';
import { usePutBack } from './use-put-back.ts';

/** What the text stands on: published figures, assumptions, and what was taken out for want of either. */
export function Sources({ output, provenance }: { output: Output; provenance: Provenance }) {
  const { sources, assumptions, cut, cuts = [], unobeyed = [] } = provenance;
  return (
    <>
      <Section title="Sources">
        {sources.length > 0 ? (
          <Lines texts={sources} />
        ) : (
          <p className="text-sm text-ink-soft">
            The job and your organization only; no published figures were used.
          </p>
        )}
      </Section>
      <Section title="Assumptions">
        {assumptions.length > 0 ? (
          <Lines texts={assumptions} />
        ) : (
          <p className="text-sm text-ink-soft">None were needed.</p>
        )}
        {cut > 0 && (
          <p className="mt-3 text-sm text-ink-soft">
            {cut === 1 ? 'One statement was' : `${cut} statements were`} taken out because nothing
            supported {cut === 1 ? 'it' : 'them'}.
          </p>
        )}
        {cuts.length > 0 && <TakenOut output={output} cuts={cuts} />}
      </Section>
      {unobeyed.length > 0 && (
        <Section title="Style note">
          <p className="mb-2 text-sm text-ink-soft">Not all of it could be kept to:</p>
          <Lines texts={unobeyed} />
        </Section>
      )}
    </>
  );
}

/** In the model's own words, so that a person can put back what was right. */
function TakenOut({ output, cuts }: { output: Output; cuts: readonly Cut[] }) {
  const { isPuttingBack, putBack } = usePutBack(output);
  const isThere = ({ path }: NonNullable<Cut['back']>) =>
    valueAt(output.content, path) !== undefined && !isBeingWritten(output);
  return (
    <ul className="mt-2 grid gap-2 text-sm text-ink-soft" aria-label="Taken out">
      {cuts.map(({ text, reason, back }, place) => (
        <li key={`${place} ${text}`} className="border-l-2 border-line pl-3 wrap-anywhere">
          <q>{text}</q> {reason}
          {back && isThere(back) && (
            <Button
              variant="link"
              size="sm"
              busy={isPuttingBack}
              busyLabel="Saving..."
              onClick={() => putBack(back)}
            >
              Put it back
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="pr-8 last:pr-0">
      <h3 className="mb-2 font-semibold tracking-tight">{title}</h3>
      {children}
    </section>
  );
}

function Lines({ texts }: { texts: readonly string[] }) {
  return (
    <ul className="grid gap-2 text-sm text-ink-soft">
      {texts.map((text) => (
        <li key={text} className="border-l-2 border-line pl-3 wrap-anywhere">
          {text}
        </li>
      ))}
    </ul>
  );
}
