import type { ComponentProps } from 'react';

import { cn } from './class-names.ts';

export const labelClass = 'text-sm font-medium text-ink';

/** For a control that stands outside a Field; inside one, the Field brings its own label. */
export function Label({
  className,
  htmlFor,
  ...rest
}: ComponentProps<'label'> & { htmlFor: string }) {
  return <label {...rest} htmlFor={htmlFor} className={cn(labelClass, className)} />;
}
