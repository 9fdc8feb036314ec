import { Disclosure } from '#ui/disclosure.tsx';

export interface Guide {
  title: string;
  items: readonly { name: string; text: string }[];
}

/** How to use a view, folded until it is asked for; its title stands in the row it is put into, its text below. */
export function HowToGuide({ title, items }: Guide) {
  return (
    <Disclosure
      title={title}
      className="contents"
      titleClassName="-ml-1 shrink-0 font-medium print:hidden"
      panelClassName="basis-full print:hidden"
    >
      <ol
        aria-label={title}
        className="mb-2 grid gap-x-8 gap-y-2 rounded border bg-sunken/50 px-3 py-3 pl-9 text-sm @3xl:grid-cols-2"
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
