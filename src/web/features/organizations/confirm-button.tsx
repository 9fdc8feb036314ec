import { type ReactNode, useState } from 'react';

import { AlertDialog } from '#ui/alert-dialog.tsx';
import { Button, type ButtonProps } from '#ui/button.tsx';

interface ConfirmButtonProps extends Omit<ButtonProps, 'onClick'> {
  title: string;
  description: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  busyLabel: string;
  /** Does it; the question closes once it has ended, well or not. */
  onConfirm: () => Promise<unknown>;
}

/** A button whose work cannot be taken back, so it asks first. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { title, description, confirmLabel, cancelLabel, busyLabel, onConfirm, ...button } = props;
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);

  async function confirm() {
    setBusy(true);
    // Whoever does the work says how it went.
    await onConfirm().catch(() => {});
    setBusy(false);
    setOpen(false);
  }

  return (
    <AlertDialog
      title={title}
      description={description}
      confirmLabel={confirmLabel}
      cancelLabel={cancelLabel}
      busy={busy}
      busyLabel={busyLabel}
      destructive
      open={open}
      onOpenChange={setOpen}
      onConfirm={() => void confirm()}
      trigger={<Button {...button} />}
    />
  );
}
