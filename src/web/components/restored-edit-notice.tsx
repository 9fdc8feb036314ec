import { Button } from '#ui/button.tsx';

import { Notice } from './notice.tsx';

/** Over a form that was left before it was saved. */
export function RestoredEditNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Notice>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p>Your changes are back as you left them. They are not saved yet.</p>
        <Button variant="link" size="sm" onClick={onDiscard}>
          Discard Changes
        </Button>
      </div>
    </Notice>
  );
}
