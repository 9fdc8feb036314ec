import { bookletFacts, writeOrigin, type Booklet } from '../booklet.ts';
import { listHeads, listTexts } from './find-differences.ts';

/** Every text of a booklet with several tools, from the first title on. */
export const listTogether = ({ sections }: Booklet): (string | undefined)[] =>
  sections.flatMap((section) => {
    const [title, ...rest] = listTexts(section.document);
    return [title, writeOrigin(section), ...rest];
  });

/** Every text of a booklet with one tool, which begins with the facts of the job. */
export function listAlone(booklet: Booklet): (string | undefined)[] {
  const [section] = booklet.sections;
  if (!section) return [];
  const [title, ...rest] = listTexts(section.document);
  const facts = bookletFacts(booklet).flatMap(({ label, text }) => [label, text]);
  return [title, ...facts, writeOrigin(section), ...rest];
}

/** A PDF begins with who made it and for whom. */
export const listAloneInPdf = (booklet: Booklet): (string | undefined)[] => [
  'Requisite',
  booklet.organization,
  ...listAlone(booklet),
];

export const listAllHeads = ({ sections }: Booklet): string[] =>
  sections.flatMap(({ document }) => listHeads(document));
