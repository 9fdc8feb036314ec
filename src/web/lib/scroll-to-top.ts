import { useEffect, useRef } from 'react';

/** A new page begins at its top; on back and forward the browser's own memory of the place is kept. */
export function useScrollToTop(path: string): void {
  const shownPath = useRef(path);
  const wentThroughHistory = useRef(false);

  useEffect(() => {
    const remember = () => {
      wentThroughHistory.current = true;
    };
    addEventListener('popstate', remember);
    return () => removeEventListener('popstate', remember);
  }, []);

  useEffect(() => {
    if (path !== shownPath.current && !wentThroughHistory.current) scrollTo(0, 0);
    shownPath.current = path;
    wentThroughHistory.current = false;
  }, [path]);
}
