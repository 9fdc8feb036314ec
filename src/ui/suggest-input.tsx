import { Autocomplete } from '@base-ui/react/autocomplete';
import { type Ref, useState } from 'react';

import { cn } from './class-names.ts';
import { bareInputClass, controlGroupClass } from './control-class.ts';
import { popupClass, popupItemClass, popupListClass } from './popup-class.ts';

interface SuggestInputProps {
  value: string;
  onValueChange: (text: string) => void;
  onBlur?: () => void;
  suggestions: readonly string[];
  name?: string;
  placeholder?: string;
  ref?: Ref<HTMLInputElement>;
}

/** Free text with a list of what is usual. */
export function SuggestInput(props: SuggestInputProps) {
  const { value, onValueChange, suggestions, ...input } = props;
  const [open, setOpen] = useState(false);
  return (
    <Autocomplete.Root
      items={suggestions}
      // What was chosen before is no search: the whole list is there until something else is typed.
      filter={suggestions.includes(value) ? null : undefined}
      value={value}
      onValueChange={onValueChange}
      open={open}
      onOpenChange={setOpen}
      openOnInputClick
    >
      <Autocomplete.InputGroup className={cn(controlGroupClass, 'flex h-9 items-center')}>
        <Autocomplete.Input
          {...input}
          // Escape closes the list: by default a second one would wipe what was typed.
          onKeyDown={(event) => {
            if (event.key === 'Escape' && !open) event.preventBaseUIHandler();
          }}
          className={cn(bareInputClass, 'h-full flex-1 px-3')}
        />
      </Autocomplete.InputGroup>
      <Autocomplete.Portal>
        <Autocomplete.Positioner
          align="start"
          sideOffset={4}
          className="outline-none data-empty:hidden"
        >
          <Autocomplete.Popup className={cn(popupClass, 'w-(--anchor-width)')}>
            <Autocomplete.List className={popupListClass}>
              {(suggestion: string) => (
                <Autocomplete.Item key={suggestion} value={suggestion} className={popupItemClass}>
                  {suggestion}
                </Autocomplete.Item>
              )}
            </Autocomplete.List>
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  );
}
