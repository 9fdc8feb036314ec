import { Combobox as BaseCombobox } from '@base-ui/react/combobox';
import Check from 'lucide-react/icons/check';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';

import { cn } from './class-names.ts';
import { bareInputClass, controlGroupClass } from './control-class.ts';
import { popupClass, popupItemClass, popupListClass } from './popup-class.ts';
import type { Option } from './select.tsx';

interface ComboboxProps<Value extends string> {
  options: readonly Option<Value>[];
  value: Value | null;
  onValueChange: (value: Value | null) => void;
  placeholder?: string;
  /** What the list says when nothing matches. */
  emptyText?: string;
  name?: string;
  disabled?: boolean;
  'aria-label'?: string;
  className?: string;
}

/** A select with a search box, for lists too long to read through. */
export function Combobox<Value extends string>(props: ComboboxProps<Value>) {
  const {
    options,
    value,
    onValueChange,
    placeholder,
    emptyText = 'No match',
    className,
    ...rest
  } = props;
  const { 'aria-label': ariaLabel, ...root } = rest;
  const selected = options.find((option) => option.value === value) ?? null;
  return (
    <BaseCombobox.Root
      {...root}
      items={options}
      value={selected}
      onValueChange={(option) => onValueChange(option?.value ?? null)}
      autoHighlight
    >
      <BaseCombobox.InputGroup
        className={cn(controlGroupClass, 'flex h-9 items-center', className)}
      >
        <BaseCombobox.Input
          aria-label={ariaLabel}
          placeholder={placeholder}
          className={cn(bareInputClass, 'h-full flex-1 pl-3')}
        />
        <BaseCombobox.Trigger
          aria-label="Show all"
          className="grid h-full w-9 place-items-center rounded"
        >
          <ChevronsUpDown className="size-4 text-ink-faint" aria-hidden="true" />
        </BaseCombobox.Trigger>
      </BaseCombobox.InputGroup>
      <BaseCombobox.Portal>
        <BaseCombobox.Positioner align="start" sideOffset={4} className="outline-none">
          <BaseCombobox.Popup className={cn(popupClass, 'w-(--anchor-width)')}>
            <BaseCombobox.Empty>
              <div className="px-3 py-2 text-ink-faint">{emptyText}</div>
            </BaseCombobox.Empty>
            <BaseCombobox.List className={cn(popupListClass, 'data-empty:p-0')}>
              {(option: Option<Value>) => (
                <BaseCombobox.Item
                  key={option.value}
                  value={option}
                  disabled={option.disabled}
                  className={cn(popupItemClass, 'justify-between')}
                >
                  {option.label}
                  <BaseCombobox.ItemIndicator className="text-accent">
                    <Check aria-hidden="true" />
                  </BaseCombobox.ItemIndicator>
                </BaseCombobox.Item>
              )}
            </BaseCombobox.List>
          </BaseCombobox.Popup>
        </BaseCombobox.Positioner>
      </BaseCombobox.Portal>
    </BaseCombobox.Root>
  );
}
