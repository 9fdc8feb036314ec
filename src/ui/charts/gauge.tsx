import { useId } from 'react';

import { cn } from '../class-names.ts';
import { asImage } from './as-image.ts';
import { pointOnCircle } from './arc.ts';
import { chooseScoreBand, type ScoreBand } from './score-band.ts';

const bandClass: Record<ScoreBand, string> = {
  green: 'stroke-green',
  yellow: 'stroke-yellow-fill',
  red: 'stroke-red',
};

const bandWord: Record<ScoreBand, string> = { green: 'Low', yellow: 'Medium', red: 'High' };
const bandText: Record<ScoreBand, string> = {
  green: 'fill-green',
  yellow: 'fill-yellow',
  red: 'fill-red',
};

const radius = 42;
const center = 50;

interface GaugeProps {
  title: string;
  score: number;
  max?: number;
  className?: string;
}

/** A round gauge of a score out of ten, whose colour and word are the band it lies in. */
export function Gauge({ title, score, max = 10, className }: GaugeProps) {
  const id = useId();
  const value = Math.min(Math.max(score, 0), max);
  const shown = Math.round(value * 10) / 10;
  const band = chooseScoreBand((shown / max) * 10);
  return (
    <svg
      viewBox="0 0 100 100"
      {...asImage}
      aria-labelledby={`${id}t`}
      aria-describedby={`${id}d`}
      className={cn('size-40 shrink-0', className)}
    >
      <title id={`${id}t`}>{title}</title>
      <desc id={`${id}d`}>
        {shown} out of {max}, {bandWord[band].toLowerCase()}
      </desc>
      <circle
        cx={center}
        cy={center}
        r={radius}
        fill="none"
        strokeWidth="8"
        className="stroke-grey-soft"
      />
      {value > 0 && (
        <path
          d={drawArc(value / max)}
          fill="none"
          strokeWidth="8"
          strokeLinecap="round"
          className={bandClass[band]}
        />
      )}
      <text
        x="50"
        y="52"
        textAnchor="middle"
        fontSize="24"
        className="tabular fill-ink font-semibold"
      >
        {shown}
      </text>
      <text x="50" y="63" textAnchor="middle" fontSize="8" className="fill-ink-faint">
        out of {max}
      </text>
      <text
        x="50"
        y="75"
        textAnchor="middle"
        fontSize="8.5"
        className={cn('font-semibold', bandText[band])}
      >
        {bandWord[band]}
      </text>
    </svg>
  );
}

function drawArc(share: number): string {
  const end = pointOnCircle({ share: Math.min(share, 0.9999), radius, center });
  const isLarge = share > 0.5 ? 1 : 0;
  return `M${center} ${center - radius}A${radius} ${radius} 0 ${isLarge} 1 ${end.x} ${end.y}`;
}
