import { Collapsible } from '@base-ui/react/collapsible';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';

import { cn } from './class-names.ts';

interface DisclosureProps {
  title: ReactNode;
  className?: string;
  titleClassName?: string;
  panelClassName?: string;
  defaultOpen?: boolean;
  children: ReactNode;
}

/** A part that is folded until it is asked for; searching in the page finds and opens it. */
export function Disclosure(props: DisclosureProps) {
  const { title, className, titleClassName, panelClassName, defaultOpen = false } = props;
  return (
    <Collapsible.Root defaultOpen={defaultOpen} className={cn('min-w-0', className)}>
      <Collapsible.Trigger
        className={cn(
          'group flex items-center gap-2 rounded-sm text-left text-sm text-ink-soft hover:text-ink',
          titleClassName,
        )}
      >
        <ChevronRight
          aria-hidden="true"
          className="size-4 shrink-0 text-ink-faint transition-transform group-data-panel-open:rotate-90"
        />
        {title}
      </Collapsible.Trigger>
      <Collapsible.Panel hiddenUntilFound className={panelClassName}>
        {props.children}
      </Collapsible.Panel>
    </Collapsible.Root>
  );
}
