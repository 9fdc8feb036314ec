import { Popover } from '@base-ui/react/popover';
import { useEffect, useRef, useState } from 'react';

import { Button } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import { popupClass } from '#ui/popup-class.ts';

import { type TourStep, type TourStop, tourSteps } from './tour-steps.ts';

interface TourProps {
  /** While a tool is open the tour waits below it. */
  isPaused: boolean;
  onEnd: () => void;
}

/** On a phone there is no room beside anything: the card stays at the foot of the screen. */
const dockedClass =
  'max-sm:fixed! max-sm:inset-x-3! max-sm:top-auto! max-sm:bottom-3! max-sm:w-auto! max-sm:transform-none! max-sm:max-w-none!';

const findStop = (at: TourStop) => document.querySelector<HTMLElement>(`[data-tour="${at}"]`);

/** Points at one part of the page after another. Escape ends it; the page stays usable meanwhile. */
export function Tour({ isPaused, onEnd }: TourProps) {
  const [steps] = useState(() => tourSteps.filter(({ at }) => findStop(at)));
  const [index, setIndex] = useState(0);
  const next = useRef<HTMLButtonElement>(null);
  const step = steps[index];
  usePointedAt(step);
  if (!step) return null;
  const isLast = index === steps.length - 1;

  function end() {
    onEnd();
    findStop('today')?.querySelector<HTMLElement>('button:not(:disabled)')?.focus();
  }

  return (
    <Popover.Root
      open={!isPaused}
      onOpenChange={(open, { reason }) => {
        // A press elsewhere is somebody trying something out.
        if (!open && reason === 'escape-key') end();
      }}
    >
      <Popover.Portal>
        <Popover.Positioner
          anchor={findStop(step.at)}
          side="bottom"
          align="start"
          sideOffset={10}
          collisionPadding={12}
          collisionAvoidance={{ side: 'flip', align: 'shift', fallbackAxisSide: 'end' }}
          className={cn('z-10 outline-none', dockedClass)}
        >
          <Popover.Popup
            initialFocus={next}
            finalFocus={false}
            className={cn(popupClass, 'w-88 border-accent/60 p-4 max-sm:w-full')}
          >
            <p className="tabular text-xs text-ink-faint">
              {index + 1} of {steps.length}
            </p>
            <div aria-live="polite">
              <Popover.Title className="mt-0.5 text-md font-semibold">{step.title}</Popover.Title>
              <Popover.Description className="mt-1 text-sm text-ink-soft">
                {step.text}
              </Popover.Description>
            </div>
            <div className="mt-4 flex items-center gap-2">
              <Button ref={next} size="sm" onClick={() => (isLast ? end() : setIndex(index + 1))}>
                {isLast ? 'Done' : 'Next'}
              </Button>
              {index > 0 && (
                <Button size="sm" variant="outline" onClick={() => setIndex(index - 1)}>
                  Previous
                </Button>
              )}
              {!isLast && (
                <Button size="sm" variant="ghost" className="ml-auto" onClick={end}>
                  End the tour
                </Button>
              )}
            </div>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** Brings the part into sight and frames it. */
function usePointedAt(step: TourStep | undefined) {
  useEffect(() => (step ? pointAt(step.at) : undefined), [step]);
}

/** What comes back takes the frame away. */
function pointAt(at: TourStop): () => void {
  const stop = findStop(at);
  const isHigh = stop !== null && stop.offsetHeight > window.innerHeight / 2;
  stop?.setAttribute('data-tour-here', '');
  stop?.scrollIntoView?.({ block: isHigh ? 'start' : 'center' });
  return () => stop?.removeAttribute('data-tour-here');
}
