import { useId } from 'react';

import { asImage } from './as-image.ts';
import { ChartFigure } from './chart-figure.tsx';
import { ChartPattern, textures } from './chart-patterns.tsx';
import { cutPie, type PiePart } from './pie-slices.ts';

const hues = [
  { ground: 'fill-green-soft', ink: 'fill-green', stroke: 'stroke-green' },
  { ground: 'fill-grey-soft', ink: 'fill-grey', stroke: 'stroke-grey' },
  { ground: 'fill-red-soft', ink: 'fill-red', stroke: 'stroke-red' },
];

interface PieChartProps {
  title: string;
  /** Good, neutral and bad, in this order. */
  parts: readonly PiePart[];
}

/** Three parts of a whole with their legend; nothing when they sum to nothing. */
export function PieChart({ title, parts }: PieChartProps) {
  const id = useId();
  const slices = cutPie(parts);
  if (slices.length === 0) return null;
  const figures = parts.map(({ label, value }) => ({ label, text: `${Math.round(value * 100)}%` }));
  const description = figures.map(({ label, text }) => `${label} ${text}`).join(', ');
  return (
    <ChartFigure
      title={title}
      columns={['Part', 'Share']}
      rows={figures.map(({ label, text }) => [label, text])}
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <svg
          viewBox="0 0 100 100"
          className="size-36 shrink-0"
          {...asImage}
          aria-labelledby={`${id}t`}
          aria-describedby={`${id}d`}
        >
          <title id={`${id}t`}>{title}</title>
          <desc id={`${id}d`}>{description}</desc>
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
          {slices.map((slice) => {
            const index = parts.findIndex(({ label }) => label === slice.label);
            return (
              <path
                key={slice.label}
                d={slice.path}
                fill={`url(#${id}p${index})`}
                className={hues[index]?.stroke}
                strokeLinejoin="round"
              />
            );
          })}
        </svg>
        <ul className="grid gap-2">
          {figures.map(({ label, text }, index) => (
            <li key={label} className="flex items-center gap-2">
              <svg viewBox="0 0 14 14" className="size-3.5 shrink-0" aria-hidden="true">
                <rect
                  x="0.5"
                  y="0.5"
                  width="13"
                  height="13"
                  rx="3"
                  fill={`url(#${id}p${index})`}
                  className={hues[index]?.stroke}
                />
              </svg>
              <span className="tabular min-w-12 text-right text-md font-semibold">{text}</span>{' '}
              <span className="text-ink-soft">{label}</span>
            </li>
          ))}
        </ul>
      </div>
    </ChartFigure>
  );
}
