import mammoth from 'mammoth';
import { extractText, getDocumentProxy } from 'unpdf';
import { reviewNotice, type Booklet } from '../booklet.ts';
import { escapePattern } from './escape-pattern.ts';

/** The text of a PDF without what stands above and below every page. */
export async function readPdf(bytes: Uint8Array, booklet: Booklet): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(Uint8Array.from(bytes)));
  const { combined, organization, sections, job } = booklet;
  const left = combined ? 'All tools' : (sections[0]?.document.title ?? '');
  const foot = [reviewNotice, organization].filter(Boolean).join(' · ');
  return text
    .map((page, index) => {
      const inside = cutOut(cutOut(page, foot), `Page ${index + 1} of ${text.length}`);
      return index === 0 ? inside : cutOut(cutOut(inside, left), job.title);
    })
    .join('\n');
}

/** The first of it, wherever lines were broken. */
function cutOut(page: string, words: string): string {
  if (words === '') return page;
  const pattern = words
    .split(/\s+/u)
    .map((word) => escapePattern(word))
    .join(String.raw`\s+`);
  return page.replace(new RegExp(pattern, 'u'), '');
}

export const readWord = async (bytes: Uint8Array): Promise<string> =>
  (await mammoth.extractRawText({ buffer: Buffer.from(bytes) })).value;
