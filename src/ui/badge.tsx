import type { ComponentProps } from 'react';

import { cn } from './class-names.ts';

const variantClass = {
  default: 'bg-accent text-accent-ink',
  secondary: 'bg-grey-soft text-ink-soft',
  destructive: 'bg-danger-fill text-danger-ink',
  outline: 'text-ink-soft inset-ring inset-ring-line-strong/60',
  grey: 'bg-grey-soft text-grey',
  blue: 'bg-blue-soft text-blue',
  green: 'bg-green-soft text-green',
  red: 'bg-red-soft text-red',
  orange: 'bg-orange-soft text-orange',
  yellow: 'bg-yellow-soft text-yellow',
};

export type BadgeVariant = keyof typeof variantClass;

export function Badge({
  variant = 'default',
  className,
  ...rest
}: ComponentProps<'span'> & { variant?: BadgeVariant }) {
  return (
    <span
      {...rest}
      className={cn(
        'tabular inline-flex h-5 max-w-full shrink-0 items-center gap-1 rounded-sm px-1.5 text-xs font-medium whitespace-nowrap [&_svg]:size-3',
        variantClass[variant],
        className,
      )}
    />
  );
}
