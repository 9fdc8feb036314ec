import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import type { ReactElement, ReactNode, RefObject } from 'react';

import { buttonClass } from './button-class.ts';
import { cn } from './class-names.ts';
import { backdropClass, onPaperClass, windowClass } from './dialog-class.ts';

interface WorkspaceDialogProps {
  title: string;
  description?: string;
  /** Before the title, where there is room. */
  icon?: ReactNode;
  /** After the title: how what is shown stands. */
  status?: ReactNode;
  /** At the right end of the head, before the way out. */
  actions?: ReactNode;
  closeLabel?: string;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Called when the window has faded away. */
  onClosed?: () => void;
  /** The button that opens it, when it is not opened from elsewhere. */
  trigger?: ReactElement;
  /** What the focus begins at, so that the keys that scroll do so at once. */
  initialFocus?: RefObject<HTMLElement | null>;
  children?: ReactNode;
}

/** Nearly the whole screen, for working in: one low head, and the rest is content. */
export function WorkspaceDialog(props: WorkspaceDialogProps) {
  const { title, description, icon, status, actions, closeLabel = 'Close', trigger } = props;
  return (
    <BaseDialog.Root
      open={props.open}
      onOpenChange={(next) => props.onOpenChange?.(next)}
      onOpenChangeComplete={(next) => !next && props.onClosed?.()}
    >
      {trigger && <BaseDialog.Trigger render={trigger} />}
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={backdropClass} />
        <BaseDialog.Viewport
          data-print-window
          className={cn(
            'fixed inset-0 grid grid-cols-[minmax(0,1fr)] grid-rows-1 place-items-center overflow-hidden sm:p-3',
            onPaperClass,
          )}
        >
          <BaseDialog.Popup
            initialFocus={props.initialFocus}
            className={cn(
              windowClass,
              'size-full sm:max-w-[100rem] sm:rounded-lg sm:border sm:shadow-raised',
            )}
          >
            <header className="flex items-center gap-3 border-b py-1.5 pr-1.5 pl-4 sm:pl-6 print:px-0">
              {icon}
              <div className="min-w-0 flex-1">
                <div className="flex min-w-0 items-center gap-2">
                  <BaseDialog.Title
                    title={title}
                    className="min-w-0 truncate text-base font-semibold tracking-tight sm:text-md sm:leading-5"
                  >
                    {title}
                  </BaseDialog.Title>
                  {status}
                </div>
                {description && (
                  <BaseDialog.Description
                    title={description}
                    className="truncate text-xs text-ink-soft"
                  >
                    {description}
                  </BaseDialog.Description>
                )}
              </div>
              <div className="flex shrink-0 items-center gap-1">
                {actions}
                <BaseDialog.Close
                  aria-label={closeLabel}
                  title={closeLabel}
                  className={buttonClass({ variant: 'ghost', size: 'icon' })}
                >
                  <X aria-hidden="true" />
                </BaseDialog.Close>
              </div>
            </header>
            <div className="flex min-h-0 flex-1 print:block">{props.children}</div>
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
