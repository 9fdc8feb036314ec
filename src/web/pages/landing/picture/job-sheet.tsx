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
          High Plains Wind Services looks after 126 turbines on three wind sites, none more than 45
          minutes from our shop in <Marked fact="place">Glenrock, Wyoming</Marked>.
        </p>
        <p>
          The pay is <Marked fact="pay">$32 to $38 an hour</Marked>. Ice, lightning or too much wind
          do not cost you pay: <Marked fact="hours">40 hours a week are guaranteed</Marked> … at
          most <Marked fact="travel">six rotations a year</Marked>
        </p>
        <p>
          <Marked fact="climb">Climbs fixed ladders of 80-100 m</Marked> … Reads electrical
          schematics and hydraulic diagrams, and{' '}
          <Marked fact="lockout">proves zero energy with a meter</Marked>
        </p>
        <p>
          Then come <Marked fact="process">a 20-minute call, a bench test</Marked> with a technical
          interview, half a day of supervised climbing … one of the two seats is that of a
          technician who <Marked fact="leaver">left in October</Marked> …{' '}
          <Marked fact="start">Start date: February 1, 2027</Marked>.
        </p>
      </div>
    </div>
  );
}
