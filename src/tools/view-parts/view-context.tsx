import { createContext, use } from 'react';

import type { ViewProps } from '../view-props.ts';
import type { CopyToast } from './copy-words.ts';

interface ViewContextValue {
  onEdit: ViewProps<unknown>['onEdit'];
  toast: CopyToast;
}

/** What every part of a view shares with the view it is in. */
export const ViewContext = createContext<ViewContextValue>({ onEdit: undefined, toast: 'content' });

export function useView(): ViewContextValue {
  return use(ViewContext);
}
