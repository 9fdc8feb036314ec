import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import type { ReactNode } from 'react';

import { cn } from '#ui/class-names.ts';

const look = {
  info: { Icon: Info, className: 'bg-accent-soft text-ink', iconClassName: 'text-accent' },
  good: { Icon: CircleCheck, className: 'bg-green-soft text-ink', iconClassName: 'text-green' },
  bad: { Icon: CircleAlert, className: 'bg-danger-soft text-ink', iconClassName: 'text-danger' },
};

/** A sentence that belongs to the page and stays there, unlike a toast. */
export function Notice({
  tone = 'info',
  className,
  children,
}: {
  tone?: keyof typeof look;
  className?: string;
  children: ReactNode;
}) {
  const { Icon, ...classes } = look[tone];
  return (
    <div
      role={tone === 'bad' ? 'alert' : undefined}
      className={cn('flex gap-3 rounded p-3', classes.className, className)}
    >
      <Icon className={cn('mt-0.5 size-4 shrink-0', classes.iconClassName)} aria-hidden="true" />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
