import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as BaseSelect } from '@base-ui/react/select';
import Check from 'lucide-react/icons/check';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';

import { cn } from './class-names.ts';
import { controlClass } from './control-class.ts';
import { popupClass, popupItemClass, popupListClass } from './popup-class.ts';

export interface Option<Value extends string = string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

interface SelectProps<Value extends string> {
  options: readonly Option<Value>[];
  value?: Value | null;
  defaultValue?: Value | null;
  onValueChange?: (value: Value) => void;
  placeholder?: string;
  name?: string;
  disabled?: boolean;
  'aria-label'?: string;
  className?: string;
}

export function Select<Value extends string>(props: SelectProps<Value>) {
  const {
    options,
    onValueChange,
    placeholder,
    className,
    'aria-label': ariaLabel,
    ...rest
  } = props;
  return (
    <BaseSelect.Root
      {...rest}
      items={options}
      modal={false}
      onValueChange={(value) => value !== null && onValueChange?.(value)}
    >
      <BaseSelect.Trigger
        aria-label={ariaLabel}
        className={cn(
          controlClass,
          'flex h-9 items-center justify-between gap-2 pr-2 pl-3 text-left data-placeholder:text-ink-faint',
          className,
        )}
      >
        <BaseSelect.Value placeholder={placeholder} className="truncate" />
        <BaseSelect.Icon>
          <ChevronsUpDown className="size-4 text-ink-faint" aria-hidden="true" />
        </BaseSelect.Icon>
      </BaseSelect.Trigger>
      <SelectPopup options={options} />
    </BaseSelect.Root>
  );
}

function SelectPopup({ options }: { options: readonly Option[] }) {
  // The list would bring a style element of its own, which our content security policy refuses.
  return (
    <CSPProvider disableStyleElements>
      <BaseSelect.Portal>
        <BaseSelect.Positioner alignItemWithTrigger={false} align="start" sideOffset={4}>
          <BaseSelect.Popup className={cn(popupClass, 'min-w-(--anchor-width)')}>
            <BaseSelect.List className={popupListClass}>
              {options.map((option) => (
                <BaseSelect.Item
                  key={option.value}
                  value={option.value}
                  disabled={option.disabled}
                  className={cn(popupItemClass, 'justify-between')}
                >
                  <BaseSelect.ItemText>{option.label}</BaseSelect.ItemText>
                  <BaseSelect.ItemIndicator className="text-accent">
                    <Check aria-hidden="true" />
                  </BaseSelect.ItemIndicator>
                </BaseSelect.Item>
              ))}
            </BaseSelect.List>
          </BaseSelect.Popup>
        </BaseSelect.Positioner>
      </BaseSelect.Portal>
    </CSPProvider>
  );
}
