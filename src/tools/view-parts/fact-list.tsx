import { cn } from '#ui/class-names.ts';

import type { ContentPath } from '../edit-content.ts';
import type { Labelled } from '../reading/labelled.ts';
import { EditableText } from './editable-text.tsx';

export interface Fact {
  label: string;
  text: string;
  path?: ContentPath;
}

interface FactListProps {
  items: readonly Fact[];
  /** Beside each other, or the label above its text. */
  layout?: 'rows' | 'stacked';
  className?: string;
}

/** Labels and texts; what has no text is left out. */
export function FactList({ items, layout = 'rows', className }: FactListProps) {
  const known = items.filter(({ text }) => text !== '');
  return (
    <dl className={cn('min-w-0', layout === 'rows' ? 'divide-y' : 'grid gap-3', className)}>
      {known.map(({ label, text, path }, index) => (
        <div
          key={index}
          className={cn(
            'min-w-0',
            layout === 'rows' && 'grid gap-x-6 gap-y-0.5 py-2 @xl:grid-cols-[11rem_minmax(0,1fr)]',
          )}
        >
          {label && (
            <dt dir="auto" className="font-sans text-sm leading-6 text-ink-soft wrap-anywhere">
              {label}
            </dt>
          )}
          <dd className={cn('max-w-[75ch] min-w-0', !label && 'col-span-full')}>
            <EditableText text={text} path={path} label={label || 'text'} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Facts of a stored map, each with its path; a list in place of the map can only be read. */
export function toFacts(items: readonly Labelled[], path: ContentPath): Fact[] {
  return items.map(({ label, text }) => ({
    label,
    text,
    path: label === '' ? undefined : [...path, label],
  }));
}
