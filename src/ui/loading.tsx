import { Spinner } from './spinner.tsx';

export function Loading() {
  return (
    <output className="grid min-h-dvh place-content-center justify-items-center gap-3 text-ink-soft">
      <Spinner className="size-6" />
      Loading
    </output>
  );
}
