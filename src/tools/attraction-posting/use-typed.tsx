import { use, useMemo, useState } from 'react';

import type { ContentPath } from '../edit-content.ts';
import { type EditDrafts, EditDraftsContext } from '../view-parts/edit-drafts.tsx';

interface Typed {
  /** What stands in the box of a text now; undefined where nobody types. */
  read: (path: ContentPath) => string | undefined;
  /** To be given to the boxes in place of the drafts around them. */
  drafts: EditDrafts;
}

/** Hears what is typed into the boxes below, letter by letter, for counts that are live. */
export function useTyped(): Typed {
  const drafts = use(EditDraftsContext);
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(new Map());
  const watched = useMemo<EditDrafts>(
    () => ({
      ...drafts,
      keep(typed) {
        drafts.keep(typed);
        setTexts((before) => new Map(before).set(JSON.stringify(typed.path), typed.text));
      },
      drop(path) {
        drafts.drop(path);
        setTexts((before) => {
          const after = new Map(before);
          after.delete(JSON.stringify(path));
          return after;
        });
      },
    }),
    [drafts],
  );
  return { read: (path) => texts.get(JSON.stringify(path)), drafts: watched };
}
