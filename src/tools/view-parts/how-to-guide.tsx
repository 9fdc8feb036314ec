import ChevronRight from 'lucide-react/icons/chevron-right';

export interface Guide {
  title: string;
  items: readonly { name: string; text: string }[];
}

/** How to use a view, folded until it is asked for. */
export function HowToGuide({ title, items }: Guide) {
  return (
    <details className="group rounded border bg-sunken/50 print:hidden">
      <summary className="flex items-center gap-2 rounded px-3 py-2 text-sm font-medium text-ink-soft hover:text-ink">
        <ChevronRight
          aria-hidden="true"
          className="size-4 text-ink-faint transition-transform group-open:rotate-90"
        />
        {title}
      </summary>
      <ol className="grid gap-x-8 gap-y-2 px-3 pt-1 pb-4 pl-9 text-sm @3xl:grid-cols-2">
        {items.map(({ name, text }) => (
          <li key={name} className="list-decimal text-ink-soft marker:text-ink-faint">
            <strong className="font-medium text-ink">{name}.</strong> {text}
          </li>
        ))}
      </ol>
    </details>
  );
}
