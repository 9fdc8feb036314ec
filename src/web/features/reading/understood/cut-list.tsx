import { type ReactNode, useState } from 'react';

import { Button } from '#ui/button.tsx';

interface CutListProps<Item> {
  items: readonly Item[];
  /** How many stand there before somebody asks for the rest. */
  first: number;
  ordered?: boolean;
  render: (item: Item, index: number) => ReactNode;
}

/** So many more at a press that even a text without end stays quick. */
const step = 200;

/** A list cut to what the eye takes in, with a word on what was left out. */
export function CutList<Item>({ items, first, ordered, render }: CutListProps<Item>) {
  const [most, setMost] = useState(first);
  // One more is not worth a button.
  const shown = items.length <= most + 1 ? items : items.slice(0, most);
  const List = ordered ? 'ol' : 'ul';
  return (
    <>
      <List className="grid grid-cols-1">{shown.map((item, index) => render(item, index))}</List>
      {shown.length < items.length && (
        <Button variant="link" size="sm" className="ml-2" onClick={() => setMost(most + step)}>
          and {items.length - shown.length} more
        </Button>
      )}
    </>
  );
}
