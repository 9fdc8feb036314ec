import type { ContentPath } from '#tools/edit-content.ts';
import type { EditDrafts } from '#tools/view-parts/edit-drafts.tsx';

import { sayValue } from '../versions/say-value.ts';
import { type DraftsPlace, readDrafts, type StoredDraft, writeDrafts } from './stored-drafts.ts';

/** What is on the screen now. */
interface Surroundings {
  content: unknown;
  tab: string | undefined;
}

export interface ToolDrafts extends EditDrafts {
  /** What stood there when the person began to edit it; nothing where nobody edits. */
  seen: (path: ContentPath) => string | undefined;
  /** Those that have no box on the screen; the same list until it changes. */
  left: () => readonly StoredDraft[];
  subscribe: (listener: () => void) => () => void;
  moveTo: (surroundings: Surroundings) => void;
}

const keyOf = (path: ContentPath) => JSON.stringify(path);

/** What is typed into one tool and not saved yet, kept through other tabs, closed windows and reloads. */
export function createDrafts(place: DraftsPlace, surroundings: Surroundings): ToolDrafts {
  let around = surroundings;
  const read = (path: ContentPath) => sayValue(around.content, path);
  const kept = new Map(readDrafts(place).map((draft) => [keyOf(draft.path), draft]));
  const open = new Map<string, string>();
  const listeners = new Set<() => void>();
  const listLeft = () => [...kept].filter(([key]) => !open.has(key)).map(([, draft]) => draft);
  let left = listLeft();

  function tell() {
    left = listLeft();
    for (const listener of listeners) listener();
  }

  return {
    find: (path) => kept.get(keyOf(path))?.text,
    seen: (path) => kept.get(keyOf(path))?.seen ?? open.get(keyOf(path)),
    left: () => left,
    keep({ path, label, text }) {
      const key = keyOf(path);
      const seen = kept.get(key)?.seen ?? open.get(key) ?? read(path);
      const draft = { path: [...path], label, text, seen, tab: around.tab };
      kept.set(key, draft);
      writeDrafts(place, [...kept.values()]);
    },
    drop(path) {
      if (!kept.delete(keyOf(path))) return;
      writeDrafts(place, [...kept.values()]);
      tell();
    },
    show(path) {
      const key = keyOf(path);
      open.set(key, kept.get(key)?.seen ?? read(path));
      tell();
      return () => {
        open.delete(key);
        tell();
      };
    },
    moveTo(next) {
      around = next;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
