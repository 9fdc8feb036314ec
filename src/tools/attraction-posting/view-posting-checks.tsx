import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useId } from 'react';

import { Button } from '#ui/button.tsx';

import { useView } from '../view-parts/view-context.tsx';
import type { PostingCheck } from './check-posting.ts';
import { postingLabels } from './posting-texts.ts';

type Mended = NonNullable<PostingCheck['mendIn']>;

interface PostingChecksProps {
  checks: readonly PostingCheck[];
  onMend: (field: Mended) => void;
}

const labels = { ...postingLabels, requiredQualifications: 'required qualifications' };

/** What an editor would say before it goes out, each with the way to where it is mended. */
export function PostingChecks({ checks, onMend }: PostingChecksProps) {
  const id = useId();
  const { onEdit } = useView();
  const good = checks.filter(({ isGood }) => isGood).length;
  return (
    <section aria-labelledby={id} data-print="hide" className="min-w-0">
      <header className="mb-2 flex items-baseline justify-between gap-3">
        <h4 id={id} className="text-sm font-semibold">
          Before it goes out
        </h4>
        <p className="tabular text-sm text-ink-soft" aria-live="polite">
          {good} of {checks.length} good
        </p>
      </header>
      <ul className="divide-y border-y">
        {checks.map((check) => (
          <li key={check.id} className="flex gap-2.5 py-2.5">
            <Mark isGood={check.isGood} />
            <div className="grid min-w-0 flex-1 justify-items-start gap-0.5">
              <p dir="auto" className="font-medium wrap-anywhere">
                {check.finding}
              </p>
              <p className="text-sm text-ink-soft">{check.why}</p>
              {!check.isGood && check.mendIn && onEdit && (
                <Mend field={check.mendIn} onMend={onMend} />
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Mend({ field, onMend }: { field: Mended; onMend: (field: Mended) => void }) {
  return (
    <Button size="sm" variant="outline" className="mt-1" onClick={() => onMend(field)}>
      Change the {labels[field]}
    </Button>
  );
}

function Mark({ isGood }: { isGood: boolean }) {
  const Icon = isGood ? CircleCheck : CircleAlert;
  return (
    <>
      <Icon
        aria-hidden="true"
        className={`mt-0.5 size-4.5 shrink-0 ${isGood ? 'text-green' : 'text-orange'}`}
      />
      <span className="sr-only">{isGood ? 'Good:' : 'Look at this:'}</span>
    </>
  );
}
