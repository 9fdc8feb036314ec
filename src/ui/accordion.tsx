import { Accordion as BaseAccordion } from '@base-ui/react/accordion';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';

import { cn } from './class-names.ts';

interface AccordionProps {
  defaultOpen?: string[];
  /** Lets several parts stay open at once. */
  multiple?: boolean;
  className?: string;
  children: ReactNode;
}

export function Accordion({ defaultOpen, multiple = false, className, children }: AccordionProps) {
  return (
    <BaseAccordion.Root
      defaultValue={defaultOpen}
      multiple={multiple}
      hiddenUntilFound
      className={cn('divide-y border-y', className)}
    >
      {children}
    </BaseAccordion.Root>
  );
}

// Each panel is a region by default: a page of questions would be a page of landmarks.
const panelRole = { role: 'group' };

interface AccordionItemProps {
  value: string;
  title: ReactNode;
  /** Which heading it is on its page. */
  level?: 2 | 3 | 4;
  disabled?: boolean;
  children: ReactNode;
}

export function AccordionItem({ value, title, level = 3, disabled, children }: AccordionItemProps) {
  const Heading = `h${level}` as const;
  return (
    <BaseAccordion.Item value={value} disabled={disabled}>
      <BaseAccordion.Header render={<Heading />}>
        <BaseAccordion.Trigger className="group flex w-full items-center gap-2 rounded-sm py-3 text-left font-medium hover:text-accent data-disabled:text-ink-faint">
          <ChevronRight
            className="size-4 shrink-0 text-ink-faint transition-transform group-data-panel-open:rotate-90"
            aria-hidden="true"
          />
          <span className="min-w-0 flex-1">{title}</span>
        </BaseAccordion.Trigger>
      </BaseAccordion.Header>
      <BaseAccordion.Panel
        {...panelRole}
        className="h-(--accordion-panel-height) overflow-hidden transition-[height] data-starting-style:h-0 data-ending-style:h-0"
      >
        <div className="pb-4 pl-6">{children}</div>
      </BaseAccordion.Panel>
    </BaseAccordion.Item>
  );
}
