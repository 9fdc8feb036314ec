interface LegendProps {
  series: readonly string[];
  hues: readonly { stroke: string }[];
  /** Patterns are named by this and their index. */
  patternId: string;
}

export function StackedBarsLegend({ series, hues, patternId }: LegendProps) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">
      {series.map((name, index) => (
        <li key={name} className="flex items-center gap-2">
          <svg viewBox="0 0 14 14" className="size-3.5 shrink-0" aria-hidden="true">
            <rect
              x="0.5"
              y="0.5"
              width="13"
              height="13"
              rx="3"
              fill={`url(#${patternId}${index})`}
              className={hues[index]?.stroke}
            />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
