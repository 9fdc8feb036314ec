import { writeBlocksAsText } from '#shared/document-text.ts';
import { bookletFacts, productName, writeOrigin, type Booklet, type Section } from './booklet.ts';

const rule = '='.repeat(50);

/** For any editor: a header, then one tool, or all of them as numbered sections between rules. */
export function writeTxt(booklet: Booklet): string {
  const { sections, combined } = booklet;
  const bodies = sections.map((section, index) =>
    writeSection(section, combined ? `${index + 1}. ` : ''),
  );
  return `${[writeHeader(booklet), ...bodies].join(`\n\n${rule}\n\n`)}\n`;
}

function writeHeader(booklet: Booklet): string {
  const title = booklet.combined ? `${productName}: All Tools` : productName;
  const facts = bookletFacts(booklet).map(({ label, text }) => `${label}: ${text}`);
  return [title, '', ...facts].join('\n');
}

function writeSection(section: Section, number: string): string {
  const { title, blocks } = section.document;
  const parts = [`${number}${title}`, writeOrigin(section), writeBlocksAsText(blocks)];
  return parts.filter((part) => part !== '').join('\n\n');
}
