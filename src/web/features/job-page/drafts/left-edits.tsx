import { useSyncExternalStore } from 'react';

import { Button } from '#ui/button.tsx';
import { Notice } from '#web/components/notice.tsx';

import type { ToolDrafts } from './create-drafts.ts';

interface LeftEditsProps {
  drafts: ToolDrafts;
  tab: string | undefined;
  onTabChange: (tab: string) => void;
}

/** What was typed elsewhere in this tool and not saved. Nothing is lost, also where its place is gone. */
export function LeftEdits({ drafts, tab, onTabChange }: LeftEditsProps) {
  const left = useSyncExternalStore(drafts.subscribe, drafts.left);
  return left.map((draft) => (
    <Notice key={JSON.stringify(draft.path)} className="mb-3">
      <p>Your edit of the {draft.label} is not saved yet:</p>
      <p
        dir="auto"
        className="mt-1 max-h-40 overflow-y-auto font-serif whitespace-pre-line wrap-anywhere"
      >
        {draft.text}
      </p>
      <div className="mt-1 flex flex-wrap gap-x-4">
        {draft.tab !== tab && (
          <Button variant="link" size="sm" onClick={() => onTabChange(draft.tab ?? '')}>
            Go on editing
          </Button>
        )}
        <Button variant="link" size="sm" onClick={() => drafts.drop(draft.path)}>
          Discard
        </Button>
      </div>
    </Notice>
  ));
}
