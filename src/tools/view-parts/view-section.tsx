import type { ReactNode } from 'react';

import { cn } from '#ui/class-names.ts';

import type { DocumentSection } from '../document-section.ts';
import { CopySection } from './copy-part.tsx';
import { Notice } from './notice.tsx';

export interface ViewSectionProps {
  /** The same part of the exported document: its title is the heading, its text is what Copy copies. */
  of: DocumentSection;
  /** Stands beside the heading. */
  aside?: ReactNode;
  /** Shown where the section has nothing to say. */
  emptyNotice?: string;
  /** Copies the words without the heading. */
  copiesBare?: boolean;
  /** Draws the content also where the document has nothing, because it brings stand-ins. */
  hasStandIns?: boolean;
  className?: string;
  children: ReactNode;
}

/** One tab or card of a view: heading, Copy button, content. */
export function ViewSection(props: ViewSectionProps) {
  const { of, aside, emptyNotice, hasStandIns = false, copiesBare, className, children } = props;
  const isEmpty = of.blocks.length === 0 && !hasStandIns;
  return (
    <section className={cn('min-w-0', className)}>
      <header className="mb-4 flex items-start gap-x-3 gap-y-2">
        <h3 className="min-w-0 flex-1 font-serif text-xl font-semibold tracking-tight">
          {of.title}
        </h3>
        {aside}
        <CopySection of={of} isBare={copiesBare} />
      </header>
      {isEmpty ? (
        <Notice>{emptyNotice ?? `Nothing about ${of.title.toLowerCase()} yet`}</Notice>
      ) : (
        children
      )}
    </section>
  );
}
