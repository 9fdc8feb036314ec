import { Disclosure } from '#ui/disclosure.tsx';

export interface Guide {
  title: string;
  items: readonly { name: string; text: string }[];
}

/** How to use a view, folded until it is asked for. */
export function HowToGuide({ title, items }: Guide) {
  return (
    <Disclosure
      title={title}
      className="rounded border bg-sunken/50 print:hidden"
      titleClassName="w-full px-3 py-2 font-medium"
    >
      <ol
        aria-label={title}
        className="grid gap-x-8 gap-y-2 px-3 pt-1 pb-4 pl-9 text-sm @3xl:grid-cols-2"
      >
        {items.map(({ name, text }) => (
          <li key={name} className="list-decimal text-ink-soft marker:text-ink-faint">
            <strong className="font-medium text-ink">{name}.</strong> {text}
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}
