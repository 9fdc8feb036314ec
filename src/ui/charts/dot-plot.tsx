interface DotPlotProps {
  title: string;
  columns: readonly [string, string];
  rows: readonly { label: string; value: number; text: string }[];
  /** A range drawn behind the dots, and as the first row. */
  band: { label: string; text: string; from: number; to: number };
}

const margin = 0.06;

/** Values on one scale with a range behind them; a table with a picture in its middle column. */
export function DotPlot({ title, columns, rows, band }: DotPlotProps) {
  const place = scale([...rows.map(({ value }) => value), band.from, band.to]);
  const from = place(band.from);
  const width = place(band.to) - from;
  return (
    <table aria-label={title} className="w-full table-fixed border-collapse text-left text-sm">
      <colgroup>
        <col className="w-[34%]" />
        <col />
        <col className="w-[24%]" />
      </colgroup>
      <thead className="sr-only">
        <tr>
          <th scope="col">{columns[0]}</th>
          <th scope="col">On the scale</th>
          <th scope="col">{columns[1]}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row" dir="auto" className="py-1.5 pr-4 font-semibold wrap-anywhere">
            {band.label}
          </th>
          <td className="relative p-0" aria-hidden="true">
            <svg width="100%" height="100%" className="absolute inset-0">
              <rect x={`${from}%`} width={`${width}%`} height="100%" className="fill-accent-soft" />
              <line
                x1={`${from}%`}
                x2={`${from + width}%`}
                y1="50%"
                y2="50%"
                strokeWidth="8"
                className="stroke-accent"
              />
            </svg>
          </td>
          <td className="tabular py-1.5 pl-4 text-right font-semibold wrap-anywhere">
            {band.text}
          </td>
        </tr>
        {rows.map(({ label, value, text }, index) => (
          <tr key={index}>
            <th
              scope="row"
              dir="auto"
              className="py-1.5 pr-4 font-normal text-ink-soft wrap-anywhere"
            >
              {label}
            </th>
            <td className="relative p-0" aria-hidden="true">
              <svg width="100%" height="100%" className="absolute inset-0">
                <rect
                  x={`${from}%`}
                  width={`${width}%`}
                  height="100%"
                  className="fill-accent-soft"
                />
                <line x1="0" x2="100%" y1="50%" y2="50%" className="stroke-line" />
                <circle
                  cx={`${place(value)}%`}
                  cy="50%"
                  r="5"
                  strokeWidth="2"
                  className="fill-surface stroke-ink"
                />
              </svg>
            </td>
            <td className="tabular py-1.5 pl-4 text-right wrap-anywhere">{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** From a value to a percent of the width, with some air on both sides. */
function scale(values: readonly number[]): (value: number) => number {
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  return (value) => Math.round((margin + ((value - low) / span) * (1 - 2 * margin)) * 10_000) / 100;
}
