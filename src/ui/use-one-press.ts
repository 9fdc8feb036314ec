import { type KeyboardEvent, type MouseEvent, useRef } from 'react';

/**
 * Tells one press from the rest of a double press or of a held key. Two clicks can come before the first
 * has made its button busy, or when the answer to the first is there already; either way the person
 * pressed for one thing.
 */
export function useOnePress() {
  const isHandling = useRef(false);
  const hasTaken = useRef(false);
  return {
    isRepeated(event: MouseEvent): boolean {
      // Only if the first click of the two was this button's: what comes up under the pointer is pressed anew.
      return isHandling.current || (event.detail > 1 && hasTaken.current);
    },
    isHeld: (event: KeyboardEvent) => event.repeat && event.key === 'Enter',
    take() {
      isHandling.current = true;
      hasTaken.current = true;
    },
    /** After what the press set off in this turn, such as the rendering of a busy button. */
    release: () =>
      setTimeout(() => {
        isHandling.current = false;
      }),
  };
}
