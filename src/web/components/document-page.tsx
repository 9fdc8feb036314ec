import type { ReactNode } from 'react';

import { usePageTitle } from '../lib/page-title.ts';
import { Wordmark } from './wordmark.tsx';

/** A page of reading matter that stands by itself, signed in or not. */
export function DocumentPage({
  title,
  updated,
  children,
}: {
  title: string;
  /** Where it is something that people agree to. */
  updated?: string;
  children: ReactNode;
}) {
  usePageTitle(title);
  return (
    <>
      <header className="mx-auto max-w-3xl px-6 pt-10">
        <Wordmark />
      </header>
      <main className="mx-auto max-w-3xl px-6 pt-14 pb-24">
        <h1 className="font-serif text-4xl tracking-tight">{title}</h1>
        {updated && <p className="mt-2 text-ink-faint">In force since {updated}</p>}
        <div className="prose-doc mt-10">{children}</div>
      </main>
    </>
  );
}
