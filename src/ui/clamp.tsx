import { type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';

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
  /** The toggle is offered when the text has more characters than this, and does not fit. */
  toggleAbove: number;
  className?: string;
}

export function Clamp({ text, lines, toggleAbove, className }: ClampProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const words = useRef<HTMLParagraphElement>(null);
  const isCut = useIsCut(words, text);
  return (
    <div className={className}>
      <p
        ref={words}
        id={id}
        className={cn(
          'whitespace-pre-line wrap-anywhere',
          !open && cn('print:line-clamp-none', clampClass[lines]),
        )}
      >
        {text}
      </p>
      {text.length > toggleAbove && (open || isCut) && (
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

/** Whether some of the text is out of sight; where there is more room, all of it may be there already. */
function useIsCut(words: RefObject<HTMLElement | null>, text: string): boolean {
  const [isCut, setIsCut] = useState(true);
  useLayoutEffect(() => {
    const element = words.current;
    if (!element) return undefined;
    const look = () => setIsCut(text !== '' && hidesSome(element));
    look();
    addEventListener('resize', look);
    // Words may take more room in the font they were meant for.
    document.fonts?.addEventListener('loadingdone', look);
    return () => {
      removeEventListener('resize', look);
      document.fonts?.removeEventListener('loadingdone', look);
    };
  }, [words, text]);
  return isCut;
}

/** Before it has been laid out nothing is known. */
const hidesSome = ({ clientHeight, scrollHeight }: HTMLElement) =>
  clientHeight === 0 || scrollHeight > clientHeight + 1;
