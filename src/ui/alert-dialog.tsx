import { AlertDialog as BaseAlertDialog } from '@base-ui/react/alert-dialog';
import type { ReactElement, ReactNode } from 'react';

import { Button } from './button.tsx';
import { cn } from './class-names.ts';
import { backdropClass, windowClass } from './dialog-class.ts';

interface AlertDialogProps {
  title: ReactNode;
  description: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** Red, for what cannot be undone. */
  destructive?: boolean;
  busy?: boolean;
  busyLabel?: string;
  onConfirm: () => void;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  trigger?: ReactElement;
}

/** Asks before what cannot be taken back. The caller closes it when the work is done, if it controls `open`. */
export function AlertDialog(props: AlertDialogProps) {
  const { open, onOpenChange, trigger, busy = false, cancelLabel = 'Cancel' } = props;
  const confirm = (
    <Button
      variant={props.destructive ? 'destructive' : 'primary'}
      busy={busy}
      busyLabel={props.busyLabel}
      onClick={props.onConfirm}
    >
      {props.confirmLabel}
    </Button>
  );
  return (
    <BaseAlertDialog.Root
      open={open}
      onOpenChange={(next, details) => (busy ? details.cancel() : onOpenChange?.(next))}
    >
      {trigger && <BaseAlertDialog.Trigger render={trigger} />}
      <BaseAlertDialog.Portal>
        <BaseAlertDialog.Backdrop forceRender className={backdropClass} />
        <BaseAlertDialog.Viewport className="fixed inset-0 grid grid-rows-1 place-items-center p-4">
          <BaseAlertDialog.Popup
            className={cn(
              windowClass,
              'w-full max-w-md overflow-y-auto rounded-lg border p-6 shadow-raised',
            )}
          >
            <BaseAlertDialog.Title className="text-lg font-semibold tracking-tight">
              {props.title}
            </BaseAlertDialog.Title>
            <BaseAlertDialog.Description className="mt-2 text-ink-soft">
              {props.description}
            </BaseAlertDialog.Description>
            <div className="mt-6 flex flex-wrap justify-end gap-2">
              <BaseAlertDialog.Close render={<Button variant="outline" disabled={busy} />}>
                {cancelLabel}
              </BaseAlertDialog.Close>
              {open === undefined ? <BaseAlertDialog.Close render={confirm} /> : confirm}
            </div>
          </BaseAlertDialog.Popup>
        </BaseAlertDialog.Viewport>
      </BaseAlertDialog.Portal>
    </BaseAlertDialog.Root>
  );
}
