import { useId } from 'react';

import { asImage } from './as-image.ts';
import { ChartFigure } from './chart-figure.tsx';
import { ChartPattern, textures } from './chart-patterns.tsx';
import { stackBars, type StackRow } from './stack-bars.ts';
import { StackedBarsLegend } from './stacked-bars-legend.tsx';
import { wrapLabels } from './wrap-label.ts';

const hues = [
  { ground: 'fill-find-soft', ink: 'fill-find', stroke: 'stroke-find' },
  { ground: 'fill-attract-soft', ink: 'fill-attract', stroke: 'stroke-attract' },
  { ground: 'fill-evaluate-soft', ink: 'fill-evaluate', stroke: 'stroke-evaluate' },
];

const chartHeight = 220;
const top = 8;
const left = 44;
/** Many bars stand closer, with shorter lines under them. */
const wide = { step: 104, barWidth: 56, labelWidth: 15 };
const close = { step: 84, barWidth: 48, labelWidth: 12 };
const mostWide = 5;
const mostLabelLines = 6;
const ticks = [0, 25, 50, 75, 100];

// A wide chart scrolls in its own frame, also for those who use a keyboard.
const keyboardScrollable = { role: 'group', tabIndex: 0 };

interface StackedBarChartProps {
  title: string;
  /** What the parts of each bar are, from the bottom up. */
  series: readonly string[];
  rows: readonly StackRow[];
}

/** Bars of stacked shares on an axis from 0 to 100%. */
export function StackedBarChart({ title, series, rows }: StackedBarChartProps) {
  const id = useId();
  const bars = stackBars(rows, chartHeight);
  const { step, barWidth, labelWidth } = rows.length <= mostWide ? wide : close;
  const width = left + Math.max(rows.length, 1) * step;
  const labels = wrapLabels(
    rows.map(({ label }) => label),
    { width: labelWidth, lines: mostLabelLines },
  );
  const labelLines = Math.max(...labels.map((lines) => lines.length), 1);
  const height = top + chartHeight + 14 * labelLines + 14;
  const figures = rows.map(({ label, values }) => [
    label,
    ...series.map((_, i) => writePercent(values[i])),
  ]);
  return (
    <ChartFigure title={title} columns={['', ...series]} rows={figures}>
      <StackedBarsLegend series={series} hues={hues} patternId={`${id}p`} />
      <div aria-label={title} {...keyboardScrollable} className="overflow-x-auto">
        <svg
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          {...asImage}
          aria-labelledby={`${id}t`}
          aria-describedby={`${id}d`}
          className="block text-xs"
        >
          <title id={`${id}t`}>{title}</title>
          <desc id={`${id}d`}>
            {figures
              .map(
                ([label, ...cells]) =>
                  `${label}: ${cells.map((cell, i) => `${series[i]} ${cell}`).join(', ')}`,
              )
              .join('. ')}
          </desc>
          <defs>
            {hues.map((hue, index) => (
              <ChartPattern
                key={hue.ink}
                id={`${id}p${index}`}
                texture={textures[index] ?? 'plain'}
                groundClass={hue.ground}
                inkClass={hue.ink}
              />
            ))}
          </defs>
          <Axis width={width} />
          {bars.map(({ segments }, index) => (
            <Bar
              key={index}
              segments={segments}
              center={left + step * (index + 0.5)}
              barWidth={barWidth}
              lines={labels[index] ?? []}
              patternId={`${id}p`}
            />
          ))}
        </svg>
      </div>
      {bars.some(({ isScaled }) => isScaled) && (
        <p className="text-sm text-ink-faint">
          Where the three rates add up to more than 100%, the bar is drawn to fit; its figures are
          exact.
        </p>
      )}
    </ChartFigure>
  );
}

function writePercent(value: number | null | undefined): string {
  return value === null || value === undefined ? 'n/a' : `${Math.round(value * 1000) / 10}%`;
}

function Axis({ width }: { width: number }) {
  return ticks.map((tick) => {
    const y = top + chartHeight * (1 - tick / 100);
    return (
      <g key={tick}>
        <line
          x1={left}
          x2={width}
          y1={y}
          y2={y}
          className={tick === 0 ? 'stroke-line-strong' : 'stroke-line'}
        />
        <text x={left - 8} y={y + 4} textAnchor="end" className="tabular fill-ink-faint">
          {tick}%
        </text>
      </g>
    );
  });
}

interface BarProps {
  segments: ReturnType<typeof stackBars>[number]['segments'];
  center: number;
  barWidth: number;
  /** Its name, under it. */
  lines: readonly string[];
  patternId: string;
}

function Bar({ segments, center, barWidth, lines, patternId }: BarProps) {
  return (
    <g>
      {segments.map((segment) => (
        <g key={segment.series}>
          <rect
            x={center - barWidth / 2}
            y={top + segment.y}
            width={barWidth}
            height={segment.height}
            fill={`url(#${patternId}${segment.series})`}
            className={hues[segment.series]?.stroke}
          />
          {segment.hasLabel && (
            <text
              x={center}
              y={top + segment.y + segment.height / 2 + 4}
              textAnchor="middle"
              strokeWidth="4"
              strokeLinejoin="round"
              className="tabular fill-ink stroke-surface font-medium [paint-order:stroke]"
            >
              {segment.percent}%
            </text>
          )}
        </g>
      ))}
      {lines.map((line, lineIndex) => (
        <text
          key={lineIndex}
          x={center}
          y={top + chartHeight + 18 + 14 * lineIndex}
          textAnchor="middle"
          className="fill-ink-soft"
        >
          {line}
        </text>
      ))}
    </g>
  );
}
