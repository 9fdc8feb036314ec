import { createContext } from 'react';

import type { ContentPath } from '../edit-content.ts';

export interface TypedText {
  path: ContentPath;
  /** What is edited: "opening hook". */
  label: string;
  text: string;
}

/** Keeps what a person types until it is saved or thrown away, whatever becomes of the box they type into. */
export interface EditDrafts {
  find: (path: ContentPath) => string | undefined;
  keep: (typed: TypedText) => void;
  drop: (path: ContentPath) => void;
  /** A box for it is on the screen until what comes back is called. */
  show: (path: ContentPath) => () => void;
}

/** Where nobody keeps drafts they last as long as their box. */
export const EditDraftsContext = createContext<EditDrafts>({
  find: () => undefined,
  keep: () => {},
  drop: () => {},
  show: () => () => {},
});
