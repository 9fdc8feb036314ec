import CircleAlert from 'lucide-react/icons/circle-alert';
import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

import { buttonClass } from './button-class.ts';
import { Button } from './button.tsx';
import {
  dismissToast,
  holdToast,
  readToast,
  releaseToast,
  type ShownToast,
  subscribeToToast,
} from './toast.ts';

/** Shows the current toast. Rendered once, beside the page, so that an open dialog does not cover it. */
export function Toaster() {
  const shown = useSyncExternalStore(subscribeToToast, readToast, () => null);
  const urgent = shown?.variant === 'destructive';
  const keyboard = useKeyboardHeight();
  // It may stay long, so it stands where it covers neither the bar with the theme switch, nor the head of a
  // window, nor the buttons at its foot: low at the left, above that foot.
  // Both regions exist before there is anything to say: a region that arrives with its text may go unread.
  return createPortal(
    <div
      style={{ marginBottom: keyboard }}
      className="pointer-events-none fixed bottom-24 left-0 z-50 max-w-full p-4 sm:bottom-22 sm:p-6 sm:pb-2"
    >
      <LiveRegion>{shown && !urgent && <ToastCard key={shown.id} toast={shown} />}</LiveRegion>
      <LiveRegion urgent>
        {shown && urgent && <ToastCard key={shown.id} toast={shown} />}
      </LiveRegion>
    </div>,
    document.body,
  );
}

function LiveRegion({ urgent = false, children }: { urgent?: boolean; children: ReactNode }) {
  // Said outright, not only by the role: open dialogs hide everything around them but what is aria-live.
  return (
    <div role={urgent ? 'alert' : 'status'} aria-live={urgent ? 'assertive' : 'polite'}>
      {children}
    </div>
  );
}

function ToastCard({ toast }: { toast: ShownToast }) {
  const urgent = toast.variant === 'destructive';
  // Presses on its words reach what lies under them; only its own buttons take them.
  return (
    <div
      onFocus={() => holdToast(toast.id)}
      onBlur={() => releaseToast(toast.id)}
      className="transition-[opacity,translate] starting:translate-y-1 starting:opacity-0 flex w-[min(24rem,calc(100vw-2rem))] items-start gap-3 rounded border bg-raised py-3 pr-2 pl-4 shadow-raised"
    >
      {urgent && <CircleAlert className="mt-0.5 size-4 shrink-0 text-danger" aria-hidden="true" />}
      <div className="min-w-0 flex-1">
        <p className={urgent ? 'font-medium text-danger' : 'font-medium'}>{toast.title}</p>
        {toast.description && (
          <p className="mt-0.5 text-sm wrap-anywhere text-ink-soft">{toast.description}</p>
        )}
        {toast.action && (
          <Button
            variant="link"
            size="sm"
            className="pointer-events-auto"
            onClick={() => runAction(toast)}
          >
            {toast.action.label}
          </Button>
        )}
      </div>
      <button
        type="button"
        aria-label="Dismiss"
        className={buttonClass({
          variant: 'ghost',
          size: 'icon',
          className: 'pointer-events-auto -my-1.5',
        })}
        onClick={() => dismissToast(toast.id)}
      >
        <X aria-hidden="true" />
      </button>
    </div>
  );
}

/** What the keyboard of a phone covers: it lies over the page, and over what stands at its foot. */
function useKeyboardHeight(): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return undefined;
    const measure = () => {
      // Zoomed in, the view is smaller without a keyboard.
      const covered = view.scale > 1 ? 0 : window.innerHeight - view.height - view.offsetTop;
      setHeight(Math.max(0, Math.round(covered)));
    };
    measure();
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
    };
  }, []);
  return height;
}

function runAction(toast: ShownToast): void {
  dismissToast(toast.id);
  toast.action?.onPress();
}
