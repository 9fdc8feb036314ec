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

/** Puts text on the clipboard and says how it went; tells the caller whether it worked. */
export async function copyText(text: string, words: CopyWords = {}): Promise<boolean> {
  const { copied = copiedWords, failed = failedWords } = words;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    if (failed) toast(failed);
    return false;
  }
  if (copied) toast(copied);
  return true;
}
