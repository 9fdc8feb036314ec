import type { KeyboardEvent } from 'react';

interface ToolKeys {
  onPrevious: () => void;
  onNext: () => void;
  /** Where the view is drawn. */
  view: HTMLElement | null;
}

/** [ and ] go to the next tool, c copies the open section. */
export function pressToolKey(event: KeyboardEvent, { onPrevious, onNext, view }: ToolKeys): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  if (event.key === '[') onPrevious();
  else if (event.key === ']') onNext();
  else if (event.key === 'c') copySection(view);
  else return;
  event.preventDefault();
}

function isTyping(target: EventTarget): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select, [role=combobox]'))
  );
}

function copySection(view: HTMLElement | null) {
  const button =
    view?.querySelector<HTMLElement>('[role=tabpanel] [data-copy="section"]') ??
    view?.querySelector<HTMLElement>('[data-copy="section"]');
  button?.click();
}
