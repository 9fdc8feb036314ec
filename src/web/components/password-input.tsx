import { useState } from 'react';

import { cn } from '#ui/class-names.ts';
import { Input, type InputProps } from '#ui/input.tsx';

/** A password box that can be read back before it is sent. */
export function PasswordInput({ className, ...rest }: Omit<InputProps, 'type'>) {
  const [shown, setShown] = useState(false);
  return (
    <div className="relative">
      <Input {...rest} type={shown ? 'text' : 'password'} className={cn('pr-16', className)} />
      <button
        type="button"
        aria-label={shown ? 'Hide what is typed' : 'Show what is typed'}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-0 rounded px-3 text-sm font-medium text-ink-soft hover:text-ink focus-visible:-outline-offset-2"
      >
        {shown ? 'Hide' : 'Show'}
      </button>
    </div>
  );
}
