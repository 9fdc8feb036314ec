import { toast, type ToastContent } from './toast.ts';

interface CopyWords {
  /** Null keeps quiet about success. */
  copied?: ToastContent | null;
  failed?: ToastContent | null;
}

const copiedWords: ToastContent = { title: 'Copied!' };
const failedWords: ToastContent = {
  title: 'Copy failed',
  description: 'Unable to copy to clipboard',
  variant: 'destructive',
};

/** Puts text on the clipboard, with its rich form where the browser takes one, and says how it went; tells the caller whether it worked. */
export async function copyText(
  text: string,
  words: CopyWords = {},
  html?: string,
): Promise<boolean> {
  const { copied = copiedWords, failed = failedWords } = words;
  try {
    await write(text, html);
  } catch {
    if (failed) toast(failed);
    return false;
  }
  if (copied) toast(copied);
  return true;
}

async function write(text: string, html: string | undefined): Promise<void> {
  const { clipboard } = navigator;
  const takesRich = typeof ClipboardItem === 'function' && typeof clipboard.write === 'function';
  if (html === undefined || !takesRich) return clipboard.writeText(text);
  const asBlob = (content: string, type: string) => new Blob([content], { type });
  return clipboard.write([
    new ClipboardItem({
      'text/plain': asBlob(text, 'text/plain'),
      'text/html': asBlob(html, 'text/html'),
    }),
  ]);
}
