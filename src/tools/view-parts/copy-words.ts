/** How a view tells that something was copied; the words of each are the specification's. */
export type CopyToast = 'content' | 'section' | 'short' | 'label' | 'none';

interface ToastWords {
  title: string;
  description?: string;
  variant?: 'destructive';
  duration?: number;
}

const failed: ToastWords = {
  title: 'Copy failed',
  description: 'Unable to copy content to clipboard.',
  variant: 'destructive',
};

export function chooseCopyWords(
  toast: CopyToast,
  label: string,
): { copied: ToastWords | null; failed: ToastWords | null } {
  if (toast === 'none') return { copied: null, failed: null };
  if (toast === 'label') {
    return { copied: { title: `${label} copied to clipboard`, duration: 2000 }, failed };
  }
  const description = {
    content: 'Content has been copied to your clipboard.',
    section: `${label} content copied successfully.`,
    short: 'Content copied successfully',
  }[toast];
  return { copied: { title: 'Copied to clipboard', description }, failed };
}
