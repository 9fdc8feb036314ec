import { useEffect } from 'react';

/** Names the page in the browser's tab. Without a title of its own a page carries the product's line. */
export function usePageTitle(title?: string): void {
  useEffect(() => {
    document.title = title
      ? `${title} · Requisite`
      : 'Requisite: ten recruiting tools from one job description';
  }, [title]);
}
