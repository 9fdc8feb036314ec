import { type ReactNode, useId } from 'react';

interface SettingsSectionProps {
  title: string;
  description?: string;
  /** Stands under the title, such as the button that changes what the section shows. */
  action?: ReactNode;
  children: ReactNode;
}

/** One part of a page of settings: what it is at the left, what it holds at the right. */
export function SettingsSection({ title, description, action, children }: SettingsSectionProps) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className="grid gap-x-10 gap-y-5 border-t py-8 md:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={headingId} className="text-lg font-semibold tracking-tight">
          {title}
        </h2>
        {description && <p className="mt-1 text-ink-soft">{description}</p>}
        {action && <div className="mt-4">{action}</div>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
