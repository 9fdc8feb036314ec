import { type RefObject, useEffect, useEffectEvent } from 'react';

interface ToolKeys {
  onPrevious: () => void;
  onNext: () => void;
  /** Where the view is drawn; empty while the dialog is closed. */
  view: RefObject<HTMLElement | null>;
}

/** [ and ] go to the next tool, c copies the open section, wherever in the dialog the focus is. */
export function useToolKeys({ onPrevious, onNext, view }: ToolKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isMeantFor(view.current, event)) return;
    if (event.key === '[') onPrevious();
    else if (event.key === ']') onNext();
    else if (event.key === 'c') copySection(view.current);
    else return;
    event.preventDefault();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

/** Not for who is typing, nor for who is in another window. After a press on a toast nothing has the focus. */
function isMeantFor(view: HTMLElement | null, event: KeyboardEvent): boolean {
  const { target } = event;
  if (!view || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (!(target instanceof HTMLElement) || isTyping(target)) return false;
  return target === document.body || Boolean(view.closest('[role=dialog]')?.contains(target));
}

function isTyping(target: HTMLElement): boolean {
  return target.isContentEditable || target.matches('input, textarea, select, [role=combobox]');
}

function copySection(view: HTMLElement | null) {
  const button =
    view?.querySelector<HTMLElement>('[role=tabpanel] [data-copy="section"]') ??
    view?.querySelector<HTMLElement>('[data-copy="section"]');
  button?.click();
}
