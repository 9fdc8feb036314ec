import { Input as BaseInput } from '@base-ui/react/input';
import type { ComponentProps } from 'react';

import { cn } from './class-names.ts';
import { controlClass } from './control-class.ts';

export type InputProps = Omit<ComponentProps<typeof BaseInput>, 'className'> & {
  className?: string;
};

export function Input({ className, ...rest }: InputProps) {
  return <BaseInput {...rest} className={cn(controlClass, 'h-9 px-3', className)} />;
}
