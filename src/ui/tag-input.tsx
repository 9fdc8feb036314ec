import { Autocomplete } from '@base-ui/react/autocomplete';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useId, useRef, useState } from 'react';

import { cn } from './class-names.ts';
import { bareInputClass, controlGroupClass } from './control-class.ts';
import { popupClass, popupItemClass, popupListClass } from './popup-class.ts';
import { addTag, filterSuggestions } from './tags.ts';

interface TagInputProps {
  value: readonly string[];
  onValueChange: (tags: string[]) => void;
  /** Without a limit there is no counter. */
  max?: number;
  suggestions?: readonly string[];
  placeholder?: string;
  disabled?: boolean;
  'aria-label'?: string;
}

export function TagInput(props: TagInputProps) {
  const { value: tags, onValueChange, suggestions = [], placeholder, disabled } = props;
  const { max = Number.POSITIVE_INFINITY } = props;
  const [text, setText] = useState('');
  const [wantsSuggestions, setWantsSuggestions] = useState(false);
  const highlighted = useRef<string | undefined>(undefined);
  const input = useRef<HTMLInputElement>(null);
  const counterId = useId();

  const full = tags.length >= max;
  const shown = filterSuggestions(suggestions, { tags, max }, text);
  const open = wantsSuggestions && shown.length > 0;

  function add(candidate: string) {
    const next = addTag({ tags, max }, candidate);
    if (next !== tags) onValueChange([...next]);
    setText('');
  }

  function remove(index: number) {
    onValueChange(tags.filter((_, other) => other !== index));
    input.current?.focus();
  }

  function handleKeyDown(event: KeyboardEvent & { preventBaseUIHandler: () => void }) {
    if (event.nativeEvent.isComposing) return;
    // Enter adds what is typed, or what is highlighted, and never sends the form around it.
    if (event.key === 'Enter') event.preventDefault();
    if (event.key === 'Enter' && !(open && highlighted.current)) {
      event.preventBaseUIHandler();
      add(text);
      setWantsSuggestions(false);
    }
    if (event.key === 'Backspace' && text === '' && tags.length > 0) remove(tags.length - 1);
    // Escape only closes the suggestions: by default a second one would wipe what was typed.
    if (event.key === 'Escape' && !open) event.preventBaseUIHandler();
  }

  return (
    <Autocomplete.Root
      items={shown}
      filter={null}
      value={text}
      onValueChange={(next, { reason }) => reason !== 'item-press' && setText(next)}
      open={open}
      onOpenChange={(next, { reason }) => reason !== 'item-press' && setWantsSuggestions(next)}
      onItemHighlighted={(item) => {
        highlighted.current = item;
      }}
      openOnInputClick
      disabled={disabled}
    >
      <Autocomplete.InputGroup
        className={cn(controlGroupClass, 'flex min-h-9 items-start gap-2 py-1 pr-3 pl-1')}
      >
        <div className="flex min-w-0 flex-1 flex-wrap gap-1">
          {tags.map((tag, index) => (
            <Tag key={tag} text={tag} disabled={disabled} onRemove={() => remove(index)} />
          ))}
          <Autocomplete.Input
            ref={input}
            aria-label={props['aria-label']}
            aria-describedby={Number.isFinite(max) ? counterId : undefined}
            placeholder={full ? 'Max tags reached' : placeholder}
            readOnly={full}
            onKeyDown={handleKeyDown}
            className={cn(bareInputClass, 'h-6.5 min-w-32 flex-1 px-2')}
          />
        </div>
        {Number.isFinite(max) && (
          <span id={counterId} className="tabular mt-1 text-xs text-ink-faint">
            {tags.length}/{max}
          </span>
        )}
      </Autocomplete.InputGroup>
      <Suggestions onChoose={add} />
    </Autocomplete.Root>
  );
}

function Suggestions({ onChoose }: { onChoose: (item: string) => void }) {
  return (
    <Autocomplete.Portal>
      <Autocomplete.Positioner align="start" sideOffset={4} className="outline-none">
        <Autocomplete.Popup className={cn(popupClass, 'w-(--anchor-width)')}>
          <Autocomplete.List className={popupListClass}>
            {(item: string) => (
              <Autocomplete.Item
                key={item}
                value={item}
                onClick={() => onChoose(item)}
                className={popupItemClass}
              >
                {item}
              </Autocomplete.Item>
            )}
          </Autocomplete.List>
        </Autocomplete.Popup>
      </Autocomplete.Positioner>
    </Autocomplete.Portal>
  );
}

function Tag({
  text,
  disabled,
  onRemove,
}: {
  text: string;
  disabled?: boolean;
  onRemove: () => void;
}) {
  return (
    <span className="flex min-h-6.5 max-w-full items-center rounded-sm bg-accent-soft pl-2 text-sm text-ink">
      <span className="min-w-0 wrap-anywhere">{text}</span>
      <button
        type="button"
        aria-label={`Remove ${text}`}
        disabled={disabled}
        onClick={onRemove}
        className="grid size-6.5 shrink-0 place-items-center rounded-sm text-ink-soft hover:text-ink focus-visible:-outline-offset-2"
      >
        <X className="size-3.5" aria-hidden="true" />
      </button>
    </span>
  );
}
