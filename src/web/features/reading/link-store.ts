import { createContext, use, useSyncExternalStore } from 'react';

/**
 * Which lines of the text somebody points at, on either side. Kept outside of React's state, so that
 * moving over a long text draws the two lines that changed and not all of them.
 */
export interface LinkStore {
  subscribe: (listener: () => void) => () => void;
  points: (lines: readonly number[]) => boolean;
  pointAt: (lines: readonly number[]) => void;
}

export function createLinkStore(): LinkStore {
  const listeners = new Set<() => void>();
  let pointed: ReadonlySet<number> = new Set();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    points: (lines) => lines.some((line) => pointed.has(line)),
    pointAt(lines) {
      pointed = new Set(lines);
      for (const listener of listeners) listener();
    },
  };
}

export const LinkContext = createContext<LinkStore>(createLinkStore());

/** Whether somebody points at one of these lines, and what to put on an element that points at them. */
export function usePointing(lines: readonly number[]) {
  const store = use(LinkContext);
  const pointed = useSyncExternalStore(store.subscribe, () => store.points(lines));
  const point = () => store.pointAt(lines);
  const leave = () => store.pointAt([]);
  return {
    pointed,
    handlers: { onMouseEnter: point, onMouseLeave: leave, onFocus: point, onBlur: leave },
  };
}
