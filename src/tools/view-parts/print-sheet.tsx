import { createContext, use } from 'react';
import { createPortal } from 'react-dom';

import type { Block } from '#shared/document.ts';
import { usePrinting } from '#ui/use-printing.ts';

import { PrintBlocks } from './print-blocks.tsx';

/** What stands at the top of the paper, as in the exported file. */
export interface PrintHead {
  organization: string;
  title: string;
  facts: readonly { label: string; text: string }[];
  /** Who wrote it and when. */
  origin: string;
}

export const PrintHeadContext = createContext<PrintHead | undefined>(undefined);

/** All of a tool on paper, whichever tab is open: the same parts in the same order as in its PDF. */
export function PrintSheet({ blocks }: { blocks: readonly Block[] }) {
  const head = use(PrintHeadContext);
  const isPrinting = usePrinting();
  if (!head || !isPrinting || blocks.length === 0) return null;
  return createPortal(
    <article data-print-sheet className="prose-doc">
      <p className="flex justify-between gap-6 font-sans text-xs">
        <strong>Requisite</strong>
        <span>{head.organization}</span>
      </p>
      <h1>{head.title}</h1>
      <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-0.5 font-sans text-sm">
        {head.facts.map(({ label, text }) => (
          <div key={label} className="col-span-2 grid grid-cols-subgrid">
            <dt>{label}</dt>
            <dd dir="auto">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="font-sans text-xs">{head.origin}</p>
      <PrintBlocks blocks={blocks} />
    </article>,
    document.body,
  );
}
