import type { ReactNode } from 'react';

import { ThemeToggle } from '#ui/theme-toggle.tsx';
import { Wordmark } from '#web/components/wordmark.tsx';

import { ToolList } from './tool-list.tsx';

/** The desk every account screen lies on: its card at the left, the ten tools at the right. */
export function AuthFrame({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-2 xl:grid-cols-[5fr_4fr]">
      <div className="flex flex-col px-6 py-6 sm:px-10">
        <header className="flex items-center justify-between">
          <Wordmark />
          <ThemeToggle />
        </header>
        <main className="mx-auto w-full max-w-sm flex-1 pt-[max(2.5rem,14dvh)] pb-10">
          {children}
        </main>
      </div>
      <aside className="hidden items-center justify-center border-l bg-sunken px-10 py-12 lg:flex">
        <ToolList />
      </aside>
    </div>
  );
}
