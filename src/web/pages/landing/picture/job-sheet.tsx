import type { ReactNode } from 'react';

/** The facts of the sample job that documents are traced back to. */
export type Fact =
  | 'place'
  | 'pay'
  | 'hours'
  | 'travel'
  | 'climb'
  | 'lockout'
  | 'process'
  | 'start'
  | 'leaver';

function Marked({ fact, children }: { fact: Fact; children: ReactNode }) {
  return <mark data-fact={fact}>{children}</mark>;
}

export function JobSheet() {
  return (
    <div className="landing-sheet job-sheet p-5 sm:p-6">
      <p className="text-xs text-ink-faint">Job description, as pasted</p>
      <p className="mt-3 font-serif text-xl leading-tight font-medium tracking-tight">
        Wind Turbine Technician
      </p>
      <div className="mt-3 space-y-2.5 font-serif text-[0.9375rem] leading-[1.55] text-ink-soft sm:columns-2 sm:gap-8 xl:columns-1">
        <p>
          We keep 126 turbines running at three sites within 45 minutes of{' '}
          <Marked fact="place">Glenrock, Wyoming</Marked>. Two technicians climb together, never
          one.
        </p>
        <p>
          Pay is <Marked fact="pay">$32 to $38 an hour</Marked> with{' '}
          <Marked fact="hours">40 hours guaranteed</Marked>, weather or not. Travel is capped at{' '}
          <Marked fact="travel">six rotations a year</Marked>.
        </p>
        <p>
          You <Marked fact="climb">climb 80 to 100 meter towers</Marked>, read schematics and
          hydraulic diagrams, and <Marked fact="lockout">prove zero energy</Marked> before you touch
          anything.
        </p>
        <p>
          First a <Marked fact="process">20-minute call, then a bench test, then a climb</Marked>{' '}
          with the crew. One seat replaces a technician who{' '}
          <Marked fact="leaver">left in October</Marked>.{' '}
          <Marked fact="start">Start: February 1</Marked>.
        </p>
      </div>
    </div>
  );
}
