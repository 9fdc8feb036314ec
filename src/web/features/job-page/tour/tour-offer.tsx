import Compass from 'lucide-react/icons/compass';
import { lazy, Suspense, useId, useState } from 'react';

import { Button } from '#ui/button.tsx';

import { useTourSeen } from './use-tour-seen.ts';

const Tour = lazy(async () => ({ default: (await import('./tour.tsx')).Tour }));

interface TourOfferProps {
  /** Until the tools are listed there is nothing to point at. */
  isReady: boolean;
  isPaused: boolean;
}

/** Offers the tour to a newcomer, once; taken or not, it does not come back. It is there at once, and moves nothing. */
export function TourOffer({ isReady, isPaused }: TourOfferProps) {
  const { isSeen, end } = useTourSeen();
  const [isTaken, setTaken] = useState(false);
  const headingId = useId();
  if (isSeen) return null;
  if (isTaken) {
    return <Suspense>{isReady && <Tour isPaused={isPaused} onEnd={end} />}</Suspense>;
  }
  return (
    <section
      aria-labelledby={headingId}
      data-print="hide"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded border border-accent/40 bg-accent-soft px-4 py-3"
    >
      <Compass className="size-5 shrink-0 text-accent max-sm:hidden" aria-hidden="true" />
      <div className="min-w-0 flex-1 basis-60">
        <h2 id={headingId} className="font-semibold">
          New here?
        </h2>
        <p className="text-sm text-ink-soft">
          This is a sample job. See in two minutes how a search begins.
        </p>
      </div>
      <div className="flex gap-2">
        <Button size="sm" onClick={() => setTaken(true)}>
          Take the tour
        </Button>
        <Button size="sm" variant="ghost" onClick={end}>
          Skip for good
        </Button>
      </div>
    </section>
  );
}
