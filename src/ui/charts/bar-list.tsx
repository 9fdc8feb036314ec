import { MeterBar, type MeterHue } from './meter-bar.tsx';

interface BarListProps {
  /** What the bars show, for screen readers. */
  title: string;
  items: readonly { label: string; value: number; text: string }[];
  max: number;
  hue?: MeterHue;
}

/** Named values as bars, the figure beside each. */
export function BarList({ title, items, max, hue }: BarListProps) {
  return (
    <ul aria-label={title} className="grid gap-2.5">
      {items.map(({ label, value, text }, index) => (
        <li
          key={index}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1"
        >
          <span dir="auto" className="min-w-0 text-sm wrap-anywhere">
            {label}
          </span>{' '}
          <span className="tabular text-sm font-medium">{text}</span>
          <MeterBar {...{ label, value, max, text, hue }} className="col-span-2" />
        </li>
      ))}
    </ul>
  );
}
