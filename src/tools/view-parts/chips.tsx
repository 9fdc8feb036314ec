import { cn } from '#ui/class-names.ts';

/** Short words side by side. */
export function Chips({ items, className }: { items: readonly string[]; className?: string }) {
  return (
    <ul className="flex flex-wrap gap-1.5">
      {items.map((item, index) => (
        <li
          key={index}
          dir="auto"
          className={cn('rounded-sm bg-grey-soft px-2 py-1 text-sm wrap-anywhere', className)}
        >
          {item}
        </li>
      ))}
    </ul>
  );
}
