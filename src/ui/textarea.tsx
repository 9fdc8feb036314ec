import { Field } from '@base-ui/react/field';
import type { ComponentProps } from 'react';

import { cn } from './class-names.ts';
import { controlClass } from './control-class.ts';

interface TextareaProps extends ComponentProps<'textarea'> {
  /** Grows with its text where the browser can; elsewhere it scrolls. */
  autoGrow?: boolean;
}

export function Textarea({ autoGrow = false, className, rows = 4, ...rest }: TextareaProps) {
  const look = cn(
    controlClass,
    'block px-3 py-2 leading-normal',
    autoGrow ? 'max-h-96 resize-none field-sizing-content' : 'resize-y',
    className,
  );
  return <Field.Control render={<textarea {...rest} rows={rows} className={look} />} />;
}
