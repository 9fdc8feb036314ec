import { type ComponentType, lazy } from 'react';

import { reloadOnce } from './reload-once.ts';

export class PageLoadError extends Error {
  override readonly name = 'PageLoadError';
}

/** A page in a chunk of its own. */
export function lazyPage<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (cause) {
      // While the reload is under way the page goes on loading instead of flashing an error.
      if (reloadOnce()) return new Promise<never>(() => {});
      throw new PageLoadError('A part of the application could not be loaded.', { cause });
    }
  });
}
