import type { ComponentProps, KeyboardEvent, MouseEvent } from 'react';

import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class.ts';
import { Spinner } from './spinner.tsx';
import { useOnePress } from './use-one-press.ts';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** For a button that sends something, whether it does right now; such a button takes a double press as one. */
  busy?: boolean;
  /** What the button says while busy, such as "Saving...". */
  busyLabel?: string;
}

export function Button({
  variant,
  size,
  busy,
  busyLabel,
  className,
  onClick,
  onKeyDown,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const sends = busy !== undefined || type === 'submit';
  const onePress = useOnePress();

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) return;
    if (sends && onePress.isRepeated(event)) {
      event.preventDefault();
      return;
    }
    onePress.take();
    onClick?.(event);
    onePress.release();
  }

  function handleKey(event: KeyboardEvent<HTMLButtonElement>) {
    if (sends && onePress.isHeld(event)) event.preventDefault();
    onKeyDown?.(event);
  }

  // A busy button keeps the focus, which a disabled one would lose; it only ignores presses.
  return (
    <button
      {...rest}
      type={busy ? 'button' : type}
      className={buttonClass({ variant, size, className })}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={press}
      onKeyDown={handleKey}
    >
      {busy && <Spinner />}
      {busy ? (busyLabel ?? children) : children}
    </button>
  );
}
