import { cn } from '#ui/class-names.ts';

const hueClass = {
  grey: 'bg-grey-soft',
  attract: 'bg-attract-soft text-attract',
  engage: 'bg-engage-soft text-engage',
};

interface ChipsProps {
  items: readonly string[];
  hue?: keyof typeof hueClass;
}

/** Short words side by side. */
export function Chips({ items, hue = 'grey' }: ChipsProps) {
  return (
    <ul className="flex flex-wrap gap-1.5">
      {items.map((item, index) => (
        <li
          key={index}
          dir="auto"
          className={cn('rounded-sm px-2 py-1 text-sm wrap-anywhere', hueClass[hue])}
        >
          {item}
        </li>
      ))}
    </ul>
  );
}
