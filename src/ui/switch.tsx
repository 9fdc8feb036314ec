import { Switch as BaseSwitch } from '@base-ui/react/switch';
import type { ReactNode } from 'react';

interface SwitchProps {
  label: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

/** For what is on or off and takes effect as it stands. */
export function Switch({ label, ...rest }: SwitchProps) {
  return (
    <label className="flex w-fit cursor-pointer items-center gap-2">
      <BaseSwitch.Root
        {...rest}
        className="flex h-5 w-9 shrink-0 items-center rounded-full bg-line-strong p-0.5 transition-colors data-checked:bg-accent"
      >
        <BaseSwitch.Thumb className="size-4 rounded-full bg-surface transition-transform data-checked:translate-x-4" />
      </BaseSwitch.Root>
      <span>{label}</span>
    </label>
  );
}
