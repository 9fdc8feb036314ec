import { useState } from 'react';

import { Badge, type BadgeVariant } from '#ui/badge.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { usePrinting } from '#ui/use-printing.ts';

/** As many as the specification shows before it counts the rest. */
const shownAtFirst = 3;

export function BadgeList({ texts, variant }: { texts: readonly string[]; variant: BadgeVariant }) {
  const [open, setOpen] = useState(false);
  // Nothing can be pressed on paper.
  const isPrinting = usePrinting();
  const rest = texts.length - shownAtFirst;
  const shown = open || isPrinting ? texts : texts.slice(0, shownAtFirst);
  return (
    <div className="mt-1 flex flex-wrap items-center gap-1.5">
      {shown.map((text) => (
        <Badge
          key={text}
          variant={variant}
          className="h-auto! py-0.5 whitespace-normal! wrap-anywhere"
        >
          {text}
        </Badge>
      ))}
      {rest > 0 && (
        <button
          type="button"
          aria-expanded={open}
          className={buttonClass({ variant: 'link', size: 'sm', className: 'h-6! text-xs!' })}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Show less' : `+${rest} more`}
        </button>
      )}
    </div>
  );
}
