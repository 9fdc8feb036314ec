import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useEffect, useState } from 'react';

import { Button } from '#ui/button.tsx';
import { MeterBar } from '#ui/charts/meter-bar.tsx';

import { estimateSeconds, writeClock } from './speaking-pace.ts';

const tickMilliseconds = 250;

/** Runs as long as a calm voice takes for the script, so that whoever reads it aloud sees whether they keep up. */
export function SpeakingTimer({ script }: { script: string }) {
  const total = estimateSeconds(script);
  const [elapsed, setElapsed] = useState(0);
  const [isRunning, setRunning] = useState(false);

  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(
      () => setElapsed((before) => Math.min(before + tickMilliseconds / 1000, total)),
      tickMilliseconds,
    );
    return () => clearInterval(timer);
  }, [isRunning, total]);

  const isDone = elapsed >= total;
  if (isRunning && isDone) setRunning(false);

  function press() {
    if (!isRunning && isDone) setElapsed(0);
    setRunning(!isRunning);
  }

  if (total === 0) return null;
  const clock = `${writeClock(elapsed)} of ${writeClock(total)}`;
  return (
    <div
      data-print="hide"
      className="flex items-center gap-3 rounded-full border bg-surface py-1 pr-4 pl-1"
    >
      <Button
        variant="secondary"
        size="icon"
        className="rounded-full!"
        aria-label={isRunning ? 'Stop the timer' : 'Start the timer'}
        onClick={press}
      >
        {isRunning ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
      </Button>
      <MeterBar
        label="Time to speak"
        value={elapsed}
        max={total}
        text={clock}
        kind="progressbar"
        className="flex-1"
      />
      <span aria-hidden="true" className="tabular shrink-0 text-sm text-ink-soft">
        {writeClock(elapsed)} / {writeClock(total)}
      </span>
    </div>
  );
}
