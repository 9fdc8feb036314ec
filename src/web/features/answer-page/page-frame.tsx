import type { ReactNode } from 'react';

import { WordmarkFace, wordmarkClass } from '#web/components/wordmark.tsx';

interface PageFrameProps {
  /** Beside the name of the product. */
  aside?: ReactNode;
  /** Stays at the foot of the screen: the way on. */
  bar?: ReactNode;
  children: ReactNode;
}

/** The name is no link here: a page that somebody was sent leads nowhere else. */
export function PageFrame({ aside, bar, children }: PageFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="mx-auto flex w-full max-w-2xl items-center justify-between gap-4 px-5 pt-5 sm:px-6 sm:pt-8">
        <span className={wordmarkClass}>
          <WordmarkFace />
        </span>
        {aside}
      </header>
      <main className="mx-auto w-full max-w-2xl flex-1 px-5 pt-8 pb-12 sm:px-6 sm:pt-14">
        {children}
      </main>
      {bar && (
        <div className="sticky bottom-0 border-t bg-paper">
          <div className="mx-auto flex max-w-2xl flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-3 sm:px-6">
            {bar}
          </div>
        </div>
      )}
    </div>
  );
}
