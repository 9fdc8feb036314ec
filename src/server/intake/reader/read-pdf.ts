import { getDocumentProxy } from 'unpdf';
import { Unreadable } from './unreadable.ts';

/** Page by page, one after the other, so that memory holds one page and not all. */
export async function readPdf(bytes: Buffer): Promise<string> {
  const document = await openPdf(bytes);
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const lines = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''));
    const filledIn = (await page.getAnnotations()).map(({ fieldValue }) =>
      typeof fieldValue === 'string' ? fieldValue : '',
    );
    pages.push([lines.join(''), ...filledIn].filter(Boolean).join('\n'));
    page.cleanup();
  }
  return pages.join('\n');
}

async function openPdf(bytes: Buffer) {
  try {
    return await getDocumentProxy(new Uint8Array(bytes), {
      stopAtErrors: false,
      useWorkerFetch: false,
      verbosity: 0,
    });
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw new Unreadable(isLocked ? 'password' : 'damaged');
  }
}
