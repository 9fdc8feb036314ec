import type { ReactNode } from 'react';

/** [First name], and {{first_name}} of older texts; "[m/w/d]" and the like are no blanks. */
const blank = /(\[[\p{L}\p{N} ,:;.'’-]{2,80}\]|\{\{[^{}]{1,60}\}\})/u;

/** Text whose blanks stand out: they are what must be filled in. */
export function markBlanks(text: string): ReactNode {
  if (!blank.test(text)) return text;
  return text.split(blank).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} data-blank className="rounded-sm bg-accent-soft px-0.5 text-accent">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
