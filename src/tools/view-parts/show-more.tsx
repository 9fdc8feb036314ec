import { type ReactNode, useState } from 'react';

import { Button } from '#ui/button.tsx';

interface ShowMoreProps<T> {
  items: readonly T[];
  /** How many are shown until more are asked for. */
  first: number;
  children: (shown: readonly T[]) => ReactNode;
}

/** The first few of a list, and the rest on request: nothing is lost. */
export function ShowMore<T>({ items, first, children }: ShowMoreProps<T>) {
  const [isOpen, setOpen] = useState(false);
  const hidden = items.length - first;
  return (
    <>
      {children(isOpen ? items : items.slice(0, first))}
      {hidden > 0 && (
        <Button
          size="sm"
          variant="link"
          aria-expanded={isOpen}
          data-print="hide"
          className="mt-2 font-sans"
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Show less' : `Show ${hidden} more`}
        </Button>
      )}
    </>
  );
}
