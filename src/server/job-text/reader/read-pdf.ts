import { getDocumentProxy } from 'unpdf';
import { sayKeyLength } from './say-key-length.ts';
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
    return await open(bytes);
  } catch (error) {
    if (!isOfEncryption(error)) throw new Unreadable('damaged');
    const opened = await openWithoutPassword(bytes);
    if (!opened) throw new Unreadable('password');
    return opened;
  }
}

/** What stands for no password where the owner of a file has none, as nothing at all is not tried. */
const emptyPassword = String.fromCharCode(
  ...Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex'),
);
const keyLengths = [128, 40];

/** Other programs open some files without asking: for them it is enough that any empty password fits. */
async function openWithoutPassword(bytes: Buffer) {
  const files = [bytes, ...keyLengths.map((bits) => sayKeyLength(bytes, bits))];
  for (const file of files.filter((one) => one !== undefined)) {
    const opened =
      (await open(file).catch(() => undefined)) ??
      (await open(file, emptyPassword).catch(() => undefined));
    if (opened) return opened;
  }
  return undefined;
}

function open(bytes: Buffer, password?: string) {
  return getDocumentProxy(new Uint8Array(bytes), {
    stopAtErrors: false,
    useWorkerFetch: false,
    verbosity: 0,
    ...(password === undefined ? {} : { password }),
  });
}

function isOfEncryption(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'PasswordException' || /encryption|key length/.test(error.message);
}
