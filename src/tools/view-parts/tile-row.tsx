import { cn } from '#ui/class-names.ts';

import type { Fact } from './fact-list.tsx';
import { EditableText } from './editable-text.tsx';

const longestFigure = 12;

interface TileRowProps {
  items: readonly Fact[];
  /** Numbers are set large. */
  isFigures?: boolean;
  /** Said where a fact has no text; without it the fact is left out. */
  missing?: string;
}

/** A few facts that are read first, side by side. */
export function TileRow({ items, isFigures = false, missing }: TileRowProps) {
  const known = items.filter(({ text }) => text !== '' || missing);
  if (known.length === 0) return null;
  return (
    <dl className="grid gap-px overflow-hidden rounded border bg-line @xl:grid-cols-2 @5xl:auto-cols-fr @5xl:grid-flow-col">
      {known.map(({ label, text, path }) => (
        <div
          key={label}
          className="min-w-0 bg-surface p-3 @xl:last:odd:col-span-2 @5xl:last:odd:col-span-1"
        >
          <dt className="text-xs text-ink-faint">{label}</dt>
          <dd
            className={cn(
              'mt-1 min-w-0',
              isFigures && text.length <= longestFigure
                ? 'tabular text-2xl font-semibold tracking-tight'
                : 'font-medium',
            )}
          >
            {text === '' ? (
              <p className="text-ink-faint">{missing}</p>
            ) : (
              <EditableText text={text} path={path} label={label} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
