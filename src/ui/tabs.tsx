import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

import { cn } from './class-names.ts';

interface TabsProps<Value extends string> {
  value?: Value;
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
  className?: string;
  children: ReactNode;
}

export function Tabs<Value extends string>({ onValueChange, ...rest }: TabsProps<Value>) {
  return <BaseTabs.Root {...rest} onValueChange={(value: Value) => onValueChange?.(value)} />;
}

/** One row that scrolls sideways when the screen is narrow, with a shade where there is more; arrows move between tabs. */
export function TabList({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={cn('scroll-edges overflow-x-auto border-b', className)}>
      <BaseTabs.List
        aria-label={label}
        activateOnFocus
        className="relative flex w-max min-w-full gap-5"
      >
        {children}
        <BaseTabs.Indicator className="absolute bottom-0 left-(--active-tab-left) h-0.5 w-(--active-tab-width) bg-accent transition-[left,width]" />
      </BaseTabs.List>
    </div>
  );
}

export function Tab({
  value,
  disabled,
  children,
}: {
  value: string;
  disabled?: boolean;
  children: ReactNode;
}) {
  return (
    <BaseTabs.Tab
      value={value}
      disabled={disabled}
      className={cn(
        'flex h-10 items-center gap-1.5 rounded-sm font-medium whitespace-nowrap text-ink-soft transition-colors [&_svg]:size-4',
        'hover:text-ink focus-visible:-outline-offset-2 data-active:text-ink data-disabled:cursor-not-allowed data-disabled:text-ink-faint',
      )}
    >
      {children}
    </BaseTabs.Tab>
  );
}

export function TabPanel({
  value,
  className,
  children,
}: {
  value: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <BaseTabs.Panel value={value} className={cn('pt-5', className)}>
      {children}
    </BaseTabs.Panel>
  );
}
