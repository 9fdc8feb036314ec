import { Badge } from '#ui/badge.tsx';
import { cn } from '#ui/class-names.ts';

import { type Change, compareTexts, type TextPart } from './compare-contents.ts';

export function ChangeList({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) {
    return <p className="text-ink-soft">These two versions say the same.</p>;
  }
  const groups = Map.groupBy(changes, ({ where }) => where[0] ?? 'Content');
  return (
    <div className="grid gap-6">
      <p className="text-sm text-ink-soft">
        {changes.length === 1 ? 'One field differs.' : `${changes.length} fields differ.`} What was
        taken out is <del className={delClass}>struck through</del>, what was put in is{' '}
        <ins className={insClass}>underlined</ins>.
      </p>
      {[...groups].map(([field, entries]) => (
        <section key={field}>
          <h3 className="mb-1 font-semibold tracking-tight">{field}</h3>
          <ul className="divide-y border-y">
            {entries.map((change, index) => (
              <li key={index} className="grid gap-1 py-3">
                <ChangeHeading change={change} />
                <p className="font-serif text-md whitespace-pre-line wrap-anywhere">
                  <ChangedText change={change} />
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function ChangeHeading({ change: { where, before, after } }: { change: Change }) {
  const place = where.slice(1);
  const isNew = before === undefined;
  if (place.length === 0 && !isNew && after !== undefined) return null;
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm text-ink-faint">
      {place.join(' › ')}
      {isNew && <Badge variant="green">Added</Badge>}
      {after === undefined && <Badge variant="red">Removed</Badge>}
    </p>
  );
}

function ChangedText({ change: { before, after } }: { change: Change }) {
  const parts: TextPart[] =
    before === undefined || after === undefined
      ? [
          before === undefined
            ? { kind: 'added', text: after ?? '' }
            : { kind: 'removed', text: before },
        ]
      : compareTexts(before, after);
  const isReplaced = parts.every(({ kind }) => kind !== 'same');
  return parts.map(({ kind, text }, index) => {
    if (kind === 'same') return text;
    return kind === 'removed' ? (
      <del key={index} className={cn(delClass, isReplaced && 'block w-fit')}>
        {text}
      </del>
    ) : (
      <ins key={index} className={cn(insClass, isReplaced && 'block w-fit')}>
        {text}
      </ins>
    );
  });
}

const delClass = 'rounded-sm bg-red-soft text-red line-through';
const insClass = 'rounded-sm bg-green-soft text-green underline underline-offset-2';
