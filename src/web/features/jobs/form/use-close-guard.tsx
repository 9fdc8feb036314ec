import { useState } from 'react';

import { AlertDialog } from '#ui/alert-dialog.tsx';

interface CloseGuard {
  /** Whether closing would throw something away. */
  atStake: boolean;
  title: string;
  description: string;
  confirmLabel: string;
  onClose: () => void;
}

/** Asks before what was typed is thrown away. Render `question` inside the window that it guards. */
export function useCloseGuard(guard: CloseGuard) {
  const [asking, setAsking] = useState(false);
  return {
    requestClose: () => (guard.atStake ? setAsking(true) : guard.onClose()),
    question: (
      <AlertDialog
        title={guard.title}
        description={guard.description}
        confirmLabel={guard.confirmLabel}
        cancelLabel="Keep Editing"
        destructive
        open={asking}
        onOpenChange={setAsking}
        onConfirm={() => {
          setAsking(false);
          guard.onClose();
        }}
      />
    ),
  };
}
