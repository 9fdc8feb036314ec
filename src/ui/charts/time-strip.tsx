import { ChartFigure } from './chart-figure.tsx';

interface Span {
  name: string;
  /** When it is: "Nov 16-20". */
  dates: string;
  /** What is unlike the others about it: "Thanksgiving". */
  note: string;
  counts: readonly { count: number; label: string }[];
}

interface TimeStripProps {
  title: string;
  /** The same in a sentence. */
  summary: string;
  spans: readonly Span[];
}

/** Spans of time side by side with what each has to bring; the height of a column is its first count. */
export function TimeStrip({ title, summary, spans }: TimeStripProps) {
  const highest = Math.max(...spans.map(({ counts }) => counts[0]?.count ?? 0), 1);
  return (
    <ChartFigure
      title={title}
      columns={['Week', 'Dates', 'Targets']}
      rows={spans.map(({ name, dates, note, counts }) => [
        name,
        [dates, note].filter(Boolean).join(', '),
        counts.map(({ count, label }) => `${count} ${label}`).join(', '),
      ])}
    >
      <figcaption className="max-w-[75ch] text-md">{summary}</figcaption>
      <ol aria-label={title} className="grid auto-cols-fr grid-flow-col gap-px">
        {spans.map(({ name, dates, note, counts }) => (
          <li key={name} className="flex min-w-0 flex-col text-sm">
            <svg width="100%" height="48" aria-hidden="true" className="block">
              <rect
                y={48 - ((counts[0]?.count ?? 0) / highest) * 44}
                width="100%"
                height="48"
                className="fill-find-soft"
              />
              <rect y="46" width="100%" height="2" className="fill-find" />
            </svg>
            <div className="grid content-start gap-0.5 px-1 pt-1.5">
              <span className="font-semibold">{name}</span>
              <span className="tabular text-xs text-ink-soft">{dates}</span>
              {note && <span className="text-xs text-orange wrap-anywhere">{note}</span>}
              {counts.map(({ count, label }) => (
                <span key={label} className="tabular">
                  <span className="font-semibold">{count}</span>{' '}
                  <span className="text-xs text-ink-soft">{label}</span>
                </span>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </ChartFigure>
  );
}
