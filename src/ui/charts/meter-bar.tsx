import { cn } from '../class-names.ts';

const fillClass = {
  accent: 'fill-accent',
  green: 'fill-green',
  yellow: 'fill-yellow-fill',
  orange: 'fill-orange',
  red: 'fill-red',
  blue: 'fill-blue',
  grey: 'fill-grey',
};

export type MeterHue = keyof typeof fillClass;

// Spread, since the browser's own elements of these roles cannot be drawn alike everywhere.
const roles = { meter: { role: 'meter' }, progressbar: { role: 'progressbar' } } as const;

interface MeterBarProps {
  /** What it measures; the figure stands beside it in words. */
  label: string;
  value: number;
  max: number;
  /** The value in words; "8 of 10" where none is given. */
  text?: string;
  hue?: MeterHue;
  kind?: keyof typeof roles;
  className?: string;
}

/** A thin bar for a value out of a maximum. */
export function MeterBar(props: MeterBarProps) {
  const { label, value, max, hue = 'accent', kind = 'meter', className } = props;
  const { text = `${value} of ${max}` } = props;
  const share = Math.min(Math.max(value / max, 0), 1);
  return (
    <svg
      {...roles[kind]}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={text}
      width="100%"
      height="8"
      className={cn('block min-w-0', className)}
    >
      <rect width="100%" height="8" rx="4" className="fill-grey-soft" />
      {share > 0 && <rect width={`${share * 100}%`} height="8" rx="4" className={fillClass[hue]} />}
    </svg>
  );
}
