import { Checkbox as BaseCheckbox } from '@base-ui/react/checkbox';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import type { ReactNode } from 'react';

import { cn } from './class-names.ts';

interface CheckboxProps {
  label: ReactNode;
  checked?: boolean;
  defaultChecked?: boolean;
  indeterminate?: boolean;
  onCheckedChange?: (checked: boolean) => void;
  name?: string;
  required?: boolean;
  disabled?: boolean;
  className?: string;
}

export function Checkbox({ label, className, ...rest }: CheckboxProps) {
  const { disabled = false, indeterminate = false } = rest;
  return (
    <label
      className={cn(
        'flex w-fit items-start gap-2',
        disabled ? 'cursor-not-allowed text-ink-faint' : 'cursor-pointer',
        className,
      )}
    >
      <BaseCheckbox.Root
        {...rest}
        className={cn(
          'mt-0.5 grid size-4 shrink-0 place-items-center rounded-sm border border-line-strong bg-surface transition-colors',
          'data-checked:border-accent data-checked:bg-accent data-indeterminate:border-accent data-indeterminate:bg-accent',
          'data-disabled:opacity-50 data-invalid:border-danger',
        )}
      >
        <BaseCheckbox.Indicator className="text-accent-ink">
          {indeterminate ? <Minus className={markClass} /> : <Check className={markClass} />}
        </BaseCheckbox.Indicator>
      </BaseCheckbox.Root>
      <span>{label}</span>
    </label>
  );
}

const markClass = 'size-3 stroke-3';
