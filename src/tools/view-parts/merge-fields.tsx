import type { ReactNode } from 'react';

/** Text whose merge fields, such as {{first_name}}, stand out: they are what must be filled in. */
export function markMergeFields(text: string): ReactNode {
  if (!text.includes('{{')) return text;
  return text.split(/(\{\{[^{}]{1,60}\}\})/).map((part, index) =>
    part.startsWith('{{') && part.endsWith('}}') ? (
      <span key={index} className="rounded-sm bg-accent-soft px-0.5 text-accent">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
