import { Field as BaseField } from '@base-ui/react/field';
import type { ReactNode } from 'react';

import { cn } from './class-names.ts';
import { labelClass } from './label.tsx';

interface FieldProps {
  label: ReactNode;
  description?: ReactNode;
  /** What is wrong and what to do; its presence marks the control inside as invalid. */
  error?: string | undefined;
  optional?: boolean;
  disabled?: boolean;
  className?: string;
  children: ReactNode;
}

/** Ties a label, a hint and an error message to the one control inside it. */
export function Field({
  label,
  description,
  error,
  optional,
  disabled,
  className,
  children,
}: FieldProps) {
  return (
    <BaseField.Root
      invalid={Boolean(error)}
      disabled={disabled}
      className={cn('flex flex-col gap-1.5', className)}
    >
      <BaseField.Label className={labelClass}>
        {label}
        {optional && <span className="font-normal text-ink-faint"> (optional)</span>}
      </BaseField.Label>
      {children}
      {description && (
        <BaseField.Description className="text-sm text-ink-faint">
          {description}
        </BaseField.Description>
      )}
      <BaseField.Error match={Boolean(error)} className="text-sm text-danger">
        {error}
      </BaseField.Error>
    </BaseField.Root>
  );
}
