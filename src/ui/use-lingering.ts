import { useState } from 'react';

/**
 * For a window that starts anew each time it opens: it is there while open and until it has faded, and
 * then it is gone with everything it held.
 */
export function useLingering(open: boolean): { present: boolean; onClosed: () => void } {
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);
  return { present: open || present, onClosed: () => setPresent(false) };
}
