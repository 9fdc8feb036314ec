/** A toast stays until it is dismissed, replaced, or this old; a caller may ask for less. */
export const toastRemovalDelay = 1_000_000;

export interface ToastContent {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** Milliseconds until it goes by itself. */
  duration?: number;
  action?: { label: string; onPress: () => void };
}

export interface ShownToast extends ToastContent {
  id: number;
}

let current: ShownToast | null = null;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function show(next: ShownToast | null): void {
  clearTimeout(removal);
  current = next;
  for (const listener of listeners) listener();
}

/** Shows one toast, in place of the one before it; callable from anywhere. */
export function toast(content: ToastContent): { dismiss: () => void } {
  lastId += 1;
  const id = lastId;
  show({ ...content, id });
  removal = setTimeout(() => dismissToast(id), content.duration ?? toastRemovalDelay);
  return { dismiss: () => dismissToast(id) };
}

export function dismissToast(id: number): void {
  if (current?.id === id) show(null);
}

/** Takes away whatever is shown, such as the error of an attempt that is being made again. */
export function clearToast(): void {
  if (current) show(null);
}

export function readToast(): ShownToast | null {
  return current;
}

export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
