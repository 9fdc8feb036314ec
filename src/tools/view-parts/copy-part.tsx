import { CopyButton } from '#ui/copy-button.tsx';

import { type DocumentSection, writeSectionAsText } from '../document-section.ts';
import { chooseCopyWords } from './copy-words.ts';
import { useView } from './view-context.tsx';

/** Copies a section as it stands in the exports. */
export function CopySection({ of }: { of: DocumentSection }) {
  const { toast } = useView();
  if (of.blocks.length === 0) return null;
  return (
    <CopyButton
      text={() => writeSectionAsText(of)}
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
      words={chooseCopyWords(toast, label)}
      title={`Copy ${label.toLowerCase()}`}
      data-print="hide"
    />
  );
}
