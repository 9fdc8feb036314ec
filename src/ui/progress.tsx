import { Progress as BaseProgress } from '@base-ui/react/progress';

/** Real progress only: the value is what has been done, never a guess. */
export function Progress({
  label,
  value,
  max = 100,
}: {
  label: string;
  value: number;
  max?: number;
}) {
  return (
    <BaseProgress.Root
      value={value}
      max={max}
      className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5"
    >
      <BaseProgress.Label className="text-sm font-medium">{label}</BaseProgress.Label>
      <BaseProgress.Value className="tabular text-sm text-ink-soft" />
      <BaseProgress.Track className="col-span-2 h-1.5 overflow-hidden rounded-full bg-grey-soft">
        <BaseProgress.Indicator className="rounded-full bg-accent transition-[width]" />
      </BaseProgress.Track>
    </BaseProgress.Root>
  );
}
