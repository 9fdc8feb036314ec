import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';

import { Button } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';

interface PlanEntriesProps<Entry> {
  title: string;
  /** What one of them is called, as in "Add a criterion". */
  one: string;
  hint: string;
  entries: readonly Entry[];
  nameOf: (entry: Entry) => string;
  /** Shown beside the name, such as a weight. */
  noteOf?: (entry: Entry) => string;
  blank: Entry;
  most: number;
  onChange: (entries: Entry[]) => void;
  children: (entry: Entry, change: (change: Partial<Entry>) => void) => ReactNode;
}

/** A list whose entries open to be changed, move up and down, come and go. */
export function PlanEntries<Entry extends object>(props: PlanEntriesProps<Entry>) {
  const { title, one, hint, entries, nameOf, noteOf, blank, most, onChange } = props;
  const headingId = useId();
  const replace = (at: number, change: Partial<Entry>) =>
    onChange(entries.map((entry, i) => (i === at ? { ...entry, ...change } : entry)));
  const move = (from: number, to: number) => {
    const moved = [...entries];
    moved.splice(to, 0, ...moved.splice(from, 1));
    onChange(moved);
  };
  return (
    <section aria-labelledby={headingId} className="grid gap-2">
      <div>
        <h3 id={headingId} className="text-md font-semibold tracking-tight">
          {title}
        </h3>
        <p className="text-sm text-ink-soft">{hint}</p>
      </div>
      <ul className="divide-y rounded border">
        {entries.map((entry, i) => (
          // Entries have no lasting names of their own, and nothing but these inputs depends on them.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={i} className="flex items-start gap-1 py-1 pr-1 pl-3">
            <Opened
              className="flex-1"
              titleClassName="w-full min-w-0 py-1.5 text-md text-ink"
              isNew={nameOf(entry) === ''}
              title={
                <span className="flex min-w-0 flex-1 justify-between gap-3">
                  <span className="wrap-anywhere">{nameOf(entry) || `New ${one}`}</span>
                  {noteOf && <span className="shrink-0 text-ink-soft">{noteOf(entry)}</span>}
                </span>
              }
            >
              {/* Room around it belongs inside: a folded panel keeps its own. */}
              <div className="grid gap-3 pt-2 pr-2 pb-3 pl-6">
                {props.children(entry, (change) => replace(i, change))}
              </div>
            </Opened>
            <IconButton
              label={`Move up: ${nameOf(entry)}`}
              disabled={i === 0}
              onClick={() => move(i, i - 1)}
            >
              <ArrowUp aria-hidden="true" />
            </IconButton>
            <IconButton
              label={`Move down: ${nameOf(entry)}`}
              disabled={i === entries.length - 1}
              onClick={() => move(i, i + 1)}
            >
              <ArrowDown aria-hidden="true" />
            </IconButton>
            <IconButton
              label={`Remove: ${nameOf(entry)}`}
              onClick={() => onChange(entries.filter((_, at) => at !== i))}
            >
              <Trash2 aria-hidden="true" />
            </IconButton>
          </li>
        ))}
        {entries.length === 0 && <li className="px-3 py-2 text-ink-soft">None.</li>}
      </ul>
      {entries.length < most && (
        <Button
          variant="outline"
          size="sm"
          className="justify-self-start"
          onClick={() => onChange([...entries, blank])}
        >
          <Plus aria-hidden="true" /> Add a {one}
        </Button>
      )}
    </section>
  );
}

type IconButtonProps = Pick<ComponentProps<typeof Button>, 'disabled' | 'onClick' | 'children'> & {
  label: string;
};

function IconButton({ label, ...rest }: IconButtonProps) {
  return <Button variant="ghost" size="icon" aria-label={label} {...rest} />;
}

type OpenedProps = Omit<ComponentProps<typeof Disclosure>, 'defaultOpen'> & { isNew: boolean };

/** A new entry stands open from the start, also once it has a name. */
function Opened({ isNew, ...rest }: OpenedProps) {
  const [wasNew] = useState(isNew);
  return <Disclosure {...rest} defaultOpen={wasNew} />;
}
