import type { ReactNode } from 'react';

import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

import type { Conflict } from './use-edit.ts';

/** Shows both texts; neither is lost, for the other one stays in the list of versions. */
export function EditConflict({ conflict }: { conflict: Conflict | undefined }) {
  return (
    <Dialog
      open={conflict !== undefined}
      onOpenChange={(open) => !open && conflict?.goBack()}
      title="Somebody else changed this too"
      description="While you were editing, a newer version of the same text was saved. Choose which one to show."
      footer={
        <>
          <Button variant="outline" onClick={conflict?.keepTheirs}>
            Keep theirs
          </Button>
          <Button onClick={conflict?.saveYours}>Save yours</Button>
        </>
      }
    >
      {conflict && (
        <div className="grid gap-5 sm:grid-cols-2">
          <Side title="Yours">{sayText(conflict.yours)}</Side>
          <Side title="Theirs">{sayText(conflict.theirs)}</Side>
        </div>
      )}
    </Dialog>
  );
}

function Side({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-1 font-semibold">{title}</h3>
      <p className="font-serif text-md whitespace-pre-line wrap-anywhere">{children}</p>
    </section>
  );
}

function sayText(value: unknown): string {
  if (Array.isArray(value)) return value.map((item) => `• ${String(item)}`).join('\n');
  return typeof value === 'string' ? value : 'It has been removed.';
}
