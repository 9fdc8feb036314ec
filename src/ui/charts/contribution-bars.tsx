import { useId, useState } from 'react';

import { cn } from '../class-names.ts';
import { ChartFigure } from './chart-figure.tsx';
import { placeContributions } from './place-contributions.ts';

export interface Contribution {
  label: string;
  /** How much it adds, or takes away where it is negative. */
  points: number;
  /** Beside the label: how it was scored. */
  note?: string;
  /** Why, where the label does not say it all. */
  reason?: string;
  /** What a sum begins with is neither good nor bad. */
  isStart?: boolean;
}

interface ContributionBarsProps {
  title: string;
  /** The same in a sentence. */
  summary: string;
  parts: readonly Contribution[];
  /** The end of the scale. */
  max: number;
  total: number;
  /** How points are written. */
  digits?: number;
}

/** A sum as steps on one scale: each part begins where the one before ended. The reason of a part shows while it has the focus. */
export function ContributionBars(props: ContributionBarsProps) {
  const { title, summary, parts, max, total, digits = 2 } = props;
  const id = useId();
  const [chosen, setChosen] = useState(() => indexOfHeaviest(parts));
  const write = (part: Contribution) => writePoints(part, digits);
  const hasReasons = parts.some(({ reason }) => reason);
  const spans = placeContributions(
    parts.map(({ points }) => points),
    max,
  );
  const shown = parts[chosen];
  return (
    <ChartFigure
      title={title}
      columns={hasReasons ? ['Part', 'Points', 'Reason'] : ['Part', 'Points']}
      rows={[
        ...parts.map((part) => [
          part.label,
          write(part),
          ...(hasReasons ? [part.reason ?? ''] : []),
        ]),
        ['Total', total.toFixed(digits), ...(hasReasons ? [''] : [])],
      ]}
    >
      <figcaption className="max-w-[75ch] text-md">{summary}</figcaption>
      <div
        className={cn(
          'grid gap-x-8 gap-y-3',
          hasReasons && '@4xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]',
        )}
      >
        <ul aria-label={title} className="grid content-start gap-px">
          {parts.map((part, index) => (
            <li key={part.label}>
              {hasReasons ? (
                <>
                  <button
                    type="button"
                    aria-describedby={`${id}r${index}`}
                    data-chosen={index === chosen || undefined}
                    className={cn(rowClass, 'w-full rounded-sm data-chosen:bg-sunken')}
                    onFocus={() => setChosen(index)}
                    onMouseEnter={() => setChosen(index)}
                    onClick={() => setChosen(index)}
                  >
                    <Row part={part} span={spans[index]!} points={write(part)} />
                  </button>
                  <span id={`${id}r${index}`} hidden>
                    {part.reason}
                  </span>
                </>
              ) : (
                <div className={rowClass}>
                  <Row part={part} span={spans[index]!} points={write(part)} />
                </div>
              )}
            </li>
          ))}
          <li className="tabular mx-2 flex justify-between gap-3 border-t border-line-strong/60 py-1.5 text-sm font-semibold">
            <span>Total</span>
            <span>{total.toFixed(digits)}</span>
          </li>
        </ul>
        {hasReasons && shown && (
          <div
            aria-hidden="true"
            className="min-h-24 border-l-2 border-line-strong/60 pl-4 print:hidden"
          >
            <p className="text-sm font-semibold">{shown.label}</p>
            <p dir="auto" className="mt-1 font-serif text-md leading-relaxed wrap-anywhere">
              {shown.reason}
            </p>
          </div>
        )}
      </div>
    </ChartFigure>
  );
}

const rowClass =
  'grid grid-cols-[minmax(0,1fr)_3.5rem] items-center gap-x-3 gap-y-1 px-2 py-1.5 text-left text-sm @xl:grid-cols-[minmax(0,11rem)_minmax(0,1fr)_3.5rem]';

interface RowProps {
  part: Contribution;
  span: { from: number; width: number };
  points: string;
}

function Row({ part, span, points }: RowProps) {
  return (
    <>
      <span dir="auto" className="min-w-0 wrap-anywhere">
        {part.label}
        {part.note && <span className="tabular block text-xs text-ink-faint"> {part.note}</span>}
      </span>
      <svg
        width="100%"
        height="14"
        aria-hidden="true"
        className="block min-w-0 @max-xl:col-span-2 @max-xl:row-start-2"
      >
        <rect y="3" width="100%" height="8" className="fill-grey-soft" />
        <rect
          x={`${span.from}%`}
          width={`${span.width}%`}
          height="14"
          rx="2"
          className={chooseFill(part)}
        />
      </svg>{' '}
      <span className="tabular text-right font-medium @max-xl:col-start-2 @max-xl:row-start-1">
        {points}
      </span>
    </>
  );
}

function chooseFill({ points, isStart = false }: Contribution): string {
  if (isStart) return 'fill-grey';
  return points < 0 ? 'fill-green' : 'fill-orange';
}

function writePoints({ points, isStart = false }: Contribution, digits: number): string {
  if (isStart || points === 0) return points.toFixed(digits);
  return `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(digits)}`;
}

function indexOfHeaviest(parts: readonly Contribution[]): number {
  const weights = parts.map(({ points, isStart }) => (isStart ? -1 : Math.abs(points)));
  return Math.max(weights.indexOf(Math.max(...weights)), 0);
}
