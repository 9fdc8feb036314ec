import { cn } from '../class-names.ts';
import { asImage } from './as-image.ts';

const fillClass = {
  accent: 'fill-accent',
  green: 'fill-green',
  yellow: 'fill-yellow',
  orange: 'fill-orange',
  red: 'fill-red',
  blue: 'fill-blue',
  grey: 'fill-grey',
};

export type MeterHue = keyof typeof fillClass;

interface MeterBarProps {
  /** What it measures; the figure stands beside it in words. */
  label: string;
  value: number;
  max: number;
  hue?: MeterHue;
  className?: string;
}

/** A thin bar for a value out of a maximum. */
export function MeterBar({ label, value, max, hue = 'accent', className }: MeterBarProps) {
  const share = Math.min(Math.max(value / max, 0), 1);
  return (
    <svg
      {...asImage}
      aria-label={`${label}: ${value} of ${max}`}
      width="100%"
      height="8"
      className={cn('block min-w-0', className)}
    >
      <rect width="100%" height="8" rx="4" className="fill-grey-soft" />
      {share > 0 && <rect width={`${share * 100}%`} height="8" rx="4" className={fillClass[hue]} />}
    </svg>
  );
}
