import ArrowRight from 'lucide-react/icons/arrow-right';
import { type ReactNode, useId } from 'react';

import { Button } from '#ui/button.tsx';

interface FirstPageProps {
  title: string;
  /** To all of it, on a tab of its own. */
  more?: { label: string; onPress: () => void };
  children: ReactNode;
}

/** What is needed within ten seconds, above all the rest of the first tab. It is read here and edited where it is from. */
export function FirstPage({ title, more, children }: FirstPageProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mb-8 min-w-0 border-b pb-8 print:hidden">
      <header className="mb-3 flex flex-wrap items-center gap-x-3">
        <h3 id={id} className="mr-auto font-serif text-xl font-semibold tracking-tight">
          {title}
        </h3>
        {more && (
          <Button variant="link" size="sm" onClick={more.onPress}>
            {more.label} <ArrowRight aria-hidden="true" />
          </Button>
        )}
      </header>
      {children}
    </section>
  );
}
