import { useId } from 'react';

import { ChartFigure } from './chart-figure.tsx';
import { ChartPattern, textures } from './chart-patterns.tsx';
import { placeContributions } from './place-contributions.ts';

interface ShareBarProps {
  title: string;
  /** The same in a sentence. */
  summary: string;
  columns: readonly [string, string];
  /** Parts of a hundred. */
  parts: readonly { label: string; percent: number }[];
}

const hues = [
  { ground: 'fill-blue-soft', ink: 'fill-blue', stroke: 'stroke-blue' },
  { ground: 'fill-green-soft', ink: 'fill-green', stroke: 'stroke-green' },
  { ground: 'fill-engage-soft', ink: 'fill-engage', stroke: 'stroke-engage' },
  { ground: 'fill-orange-soft', ink: 'fill-orange', stroke: 'stroke-orange' },
];

/** Four hues and three textures make twelve looks, and neighbours differ in both. */
function chooseLook(index: number) {
  return { ...hues[index % hues.length]!, texture: textures[index % textures.length]! };
}

/** A narrower part has no room for its figure; the list below has them all. */
const narrowest = 6;

/** Shares of one whole in one bar, each named below it. */
export function ShareBar({ title, summary, columns, parts }: ShareBarProps) {
  const id = useId();
  const sum = parts.reduce((total, { percent }) => total + percent, 0) || 1;
  const spans = placeContributions(
    parts.map(({ percent }) => percent),
    sum,
  );
  const drawn = parts.map(({ label, percent }, index) => ({
    label,
    percent,
    ...spans[index]!,
    look: chooseLook(index),
  }));
  return (
    <ChartFigure
      title={title}
      columns={columns}
      rows={parts.map(({ label, percent }) => [label, `${percent}%`])}
    >
      <figcaption className="max-w-[75ch] text-md">{summary}</figcaption>
      <svg width="100%" height="36" aria-hidden="true" className="block min-w-0">
        <defs>
          {drawn.map(({ look }, index) => (
            <ChartPattern
              key={index}
              id={`${id}p${index}`}
              texture={look.texture}
              groundClass={look.ground}
              inkClass={look.ink}
            />
          ))}
        </defs>
        {drawn.map((part, index) => (
          <Part key={index} {...part} fill={`url(#${id}p${index})`} />
        ))}
      </svg>
      <ul
        aria-label={title}
        className="grid gap-x-6 gap-y-1 text-sm @xl:grid-cols-2 @4xl:grid-cols-3"
      >
        {drawn.map((part, index) => (
          <PartName key={index} {...part} fill={`url(#${id}p${index})`} />
        ))}
      </ul>
    </ChartFigure>
  );
}

interface DrawnPart {
  label: string;
  percent: number;
  from: number;
  width: number;
  look: { stroke: string };
  fill: string;
}

function Part({ width, from, percent, look, fill }: DrawnPart) {
  return (
    <g>
      <rect
        x={`${from}%`}
        y="0.5"
        width={`${width}%`}
        height="35"
        fill={fill}
        className={look.stroke}
      />
      {percent >= narrowest && (
        <>
          <rect
            x={`${from + width / 2}%`}
            y="9"
            width="34"
            height="18"
            rx="3"
            transform="translate(-17)"
            className="fill-surface"
          />
          <text
            x={`${from + width / 2}%`}
            y="22.5"
            textAnchor="middle"
            className="tabular fill-ink text-xs font-semibold"
          >
            {percent}%
          </text>
        </>
      )}
    </g>
  );
}

function PartName({ label, percent, look, fill }: DrawnPart) {
  return (
    <li className="flex items-baseline gap-2">
      <svg viewBox="0 0 14 14" className="size-3.5 shrink-0 self-center" aria-hidden="true">
        <rect x="0.5" y="0.5" width="13" height="13" rx="3" fill={fill} className={look.stroke} />
      </svg>
      <span dir="auto" className="min-w-0 wrap-anywhere">
        {label}
      </span>{' '}
      <span className="tabular ml-auto font-medium @xl:ml-0">{percent}%</span>
    </li>
  );
}
