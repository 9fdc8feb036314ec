import { writeBlocksAsHtml, writeTextAsHtml } from '#shared/document-html.ts';
import { writeBlocksAsText } from '#shared/document-text.ts';
import { CopyButton } from '#ui/copy-button.tsx';

import { headed } from '../document-blocks.ts';
import { type DocumentSection, writeSectionAsText } from '../document-section.ts';
import { chooseCopyWords } from './copy-words.ts';
import { useView } from './view-context.tsx';

interface CopySectionProps {
  of: DocumentSection;
  /** Without its heading: words that are pasted elsewhere as they are. */
  isBare?: boolean;
}

/** Copies a section as it stands in the exports. */
export function CopySection({ of, isBare = false }: CopySectionProps) {
  const { toast } = useView();
  if (of.blocks.length === 0) return null;
  return (
    <CopyButton
      text={() => (isBare ? writeBlocksAsText(of.blocks) : writeSectionAsText(of))}
      html={() => writeBlocksAsHtml(isBare ? of.blocks : headed(1, of.title, of.blocks))}
      words={chooseCopyWords(toast, of.title)}
      variant="outline"
      data-copy="section"
      data-print="hide"
    />
  );
}

/** Copies one text, such as a script or a search string. */
export function CopyText({ text, label }: { text: string; label: string }) {
  const { toast } = useView();
  return (
    <CopyButton
      text={text}
      html={() => writeTextAsHtml(text)}
      words={chooseCopyWords(toast, label)}
      title={`Copy ${label.toLowerCase()}`}
      data-print="hide"
    />
  );
}
