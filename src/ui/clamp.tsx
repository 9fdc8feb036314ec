import { useId, useState } from 'react';

import { buttonClass } from './button-class.ts';
import { cn } from './class-names.ts';

const clampClass = {
  1: 'line-clamp-1',
  2: 'line-clamp-2',
  3: 'line-clamp-3',
  4: 'line-clamp-4',
  6: 'line-clamp-6',
};

interface ClampProps {
  text: string;
  lines: keyof typeof clampClass;
  /** The toggle is offered when the text has more characters than this. */
  toggleAbove: number;
  className?: string;
}

export function Clamp({ text, lines, toggleAbove, className }: ClampProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={className}>
      <p id={id} className={cn('whitespace-pre-line wrap-anywhere', !open && clampClass[lines])}>
        {text}
      </p>
      {text.length > toggleAbove && (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          className={buttonClass({
            variant: 'link',
            size: 'sm',
            className: 'relative z-1 font-sans',
          })}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Show less' : 'Show more'}
        </button>
      )}
    </div>
  );
}
