import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import type { ReactElement, ReactNode } from 'react';

import { buttonClass } from './button-class.ts';
import { cn } from './class-names.ts';
import { backdropClass, onPaperClass, windowClass } from './dialog-class.ts';

const sizeClass = {
  sm: 'sm:max-w-md',
  default: 'sm:max-w-xl',
  lg: 'sm:max-w-3xl',
  /** Two columns side by side. */
  xl: 'sm:max-w-6xl',
};

interface DialogProps {
  title: ReactNode;
  description?: ReactNode;
  size?: keyof typeof sizeClass;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Called when the window has faded away. */
  onClosed?: () => void;
  /** The button that opens the dialog, when it is not opened from elsewhere. */
  trigger?: ReactElement;
  /** False while something runs that must not be left: no close button, no Escape, no press outside. */
  dismissable?: boolean;
  footer?: ReactNode;
  children?: ReactNode;
}

export function Dialog(props: DialogProps) {
  const {
    title,
    description,
    size = 'default',
    open,
    onOpenChange,
    trigger,
    dismissable = true,
  } = props;
  return (
    <BaseDialog.Root
      open={open}
      onOpenChange={(next, details) => {
        if (!next && !dismissable && details.reason !== 'imperative-action') details.cancel();
        else onOpenChange?.(next);
      }}
      onOpenChangeComplete={(next) => !next && props.onClosed?.()}
    >
      {trigger && <BaseDialog.Trigger render={trigger} />}
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={backdropClass} />
        <BaseDialog.Viewport
          data-print-window
          className={cn(
            'fixed inset-0 grid grid-rows-1 place-items-center overflow-hidden sm:p-6',
            onPaperClass,
          )}
        >
          <BaseDialog.Popup
            className={cn(
              windowClass,
              'size-full sm:h-auto sm:rounded-lg sm:border sm:shadow-raised',
              sizeClass[size],
            )}
          >
            <header className="border-b py-4 pr-14 pl-4 sm:pl-6 print:px-0">
              <BaseDialog.Title className="text-lg font-semibold tracking-tight wrap-anywhere">
                {title}
              </BaseDialog.Title>
              {description && (
                <BaseDialog.Description className="mt-1 wrap-anywhere text-ink-soft">
                  {description}
                </BaseDialog.Description>
              )}
            </header>
            <div className={cn('min-h-0 flex-1 overflow-y-auto p-4 sm:px-6 sm:py-5', onPaperClass)}>
              {props.children}
            </div>
            {props.footer && (
              <footer className="flex flex-wrap justify-end gap-2 border-t px-4 py-3 sm:px-6">
                {props.footer}
              </footer>
            )}
            {/* Last in the order of reading, so that the focus starts in the content and not on the way out. */}
            {dismissable && (
              <BaseDialog.Close
                aria-label="Close"
                className={buttonClass({
                  variant: 'ghost',
                  size: 'icon',
                  className: 'absolute top-2.5 right-2.5',
                })}
              >
                <X aria-hidden="true" />
              </BaseDialog.Close>
            )}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
