import type { ReactNode } from 'react';

import { usePageTitle } from '../lib/page-title.ts';

/** The frame of a plain page: its name in the tab and as its heading, and a column to read. */
export function Page({
  title,
  subtitle,
  children,
}: {
  title: string;
  subtitle?: string;
  children?: ReactNode;
}) {
  usePageTitle(title);
  return (
    <main className="mx-auto max-w-5xl px-6 py-12">
      <h1 className="text-2xl font-semibold tracking-tight">{title}</h1>
      {subtitle && <p className="mt-1 text-md text-ink-soft">{subtitle}</p>}
      {children && <div className="mt-8 max-w-2xl space-y-4 text-md text-ink-soft">{children}</div>}
    </main>
  );
}
