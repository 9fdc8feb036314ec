import { useId } from 'react';

import { cn } from '#ui/class-names.ts';

interface ChoiceChipsProps {
  /** Names the group: the text, or the element that holds it. */
  label?: string | undefined;
  labelledBy?: string | undefined;
  choices: readonly string[];
  value: string;
  onChange: (choice: string) => void;
  size?: 'default' | 'large' | undefined;
}

/** One of a few, each a press away; arrows go from one to the next. */
export function ChoiceChips(props: ChoiceChipsProps) {
  const { label, labelledBy, choices, value, onChange, size = 'default' } = props;
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      aria-labelledby={labelledBy}
      className="flex flex-wrap gap-2"
    >
      {choices.map((choice) => (
        <label
          key={choice}
          className={cn(
            'flex cursor-pointer items-center rounded border border-line-strong/60 bg-surface px-3 transition-colors select-none hover:border-line-strong hover:bg-sunken',
            'has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
            size === 'large' ? 'min-h-11 px-4 text-md' : 'min-h-9',
          )}
        >
          <input
            type="radio"
            name={name}
            value={choice}
            checked={value === choice}
            onChange={() => onChange(choice)}
            className="sr-only"
          />
          <span className="first-letter:uppercase">{choice}</span>
        </label>
      ))}
    </div>
  );
}
