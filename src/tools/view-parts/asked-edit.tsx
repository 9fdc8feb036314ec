import { createContext } from 'react';

import type { ContentPath } from '../edit-content.ts';

/** A text that something else on the page asks to be edited; a new object each time it is asked for. */
export interface AskedEdit {
  path: ContentPath;
}

export const AskedEditContext = createContext<AskedEdit | undefined>(undefined);
