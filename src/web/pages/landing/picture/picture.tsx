import { TenMarks } from '#ui/ten-marks.tsx';
import { JobSheet } from './job-sheet.tsx';
import { miniatures } from './miniatures.tsx';
import { MiniatureSheet } from './miniature-sheet.tsx';
import './picture.css';

const allWritten = Array.from({ length: 10 }, () => 'completed' as const);

/** The product as its own picture: one pasted job on the left, the ten documents made of it on the right. */
export function Picture() {
  return (
    <figure aria-label="One job and the ten documents made of it" className="mt-12">
      <div className="stage rounded-lg border bg-sunken">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b px-4 py-3 sm:px-6">
          <p className="font-medium">
            Wind Turbine Technician
            <span className="font-normal text-ink-soft"> · Glenrock, WY</span>
          </p>
          <p className="flex items-center gap-2.5 text-sm text-ink-soft">
            <TenMarks marks={allWritten} className="stage-marks" />
            <span aria-hidden="true">10 of 10 written</span>
          </p>
        </div>
        <div className="grid gap-5 p-4 sm:p-6 xl:grid-cols-[20rem_minmax(0,1fr)]">
          <JobSheet />
          <ul className="miniatures -mx-4 px-4 sm:-mx-6 sm:px-6 xl:mx-0 xl:px-0">
            {miniatures.map((miniature) => (
              <MiniatureSheet key={miniature.tool} {...miniature} />
            ))}
          </ul>
        </div>
      </div>
      <figcaption className="mt-4 flex flex-wrap justify-between gap-x-8 gap-y-1 text-sm text-ink-faint">
        <span className="hidden sm:inline">
          Point at a document and the lines it was written from light up in the job.
        </span>
        <span>A sample job. The employer is fictional, the wage figures are not.</span>
      </figcaption>
    </figure>
  );
}
