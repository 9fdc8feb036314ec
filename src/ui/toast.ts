/** How long a failure stays that nobody dismisses and nothing replaces. */
export const toastRemovalDelay = 1_000_000;

export interface ToastContent {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** Milliseconds until it goes by itself, where neither a failure's nor the time to read it is right. */
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
  releaseToast(id);
  return { dismiss: () => dismissToast(id) };
}

/** It stays for as long as somebody has their hands on it. */
export function holdToast(id: number): void {
  if (current?.id === id) clearTimeout(removal);
}

/** From now on its time runs, anew after it was held. */
export function releaseToast(id: number): void {
  if (current?.id !== id) return;
  clearTimeout(removal);
  removal = setTimeout(() => dismissToast(id), timeOf(current));
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

/** Good news goes once it can be read, and later when it offers something to press; bad news stays. */
function timeOf({ title, description = '', variant, duration, action }: ToastContent): number {
  if (duration !== undefined) return duration;
  if (variant === 'destructive') return toastRemovalDelay;
  const toRead = 4000 + 60 * (title.length + description.length);
  return action ? toRead * 2 : toRead;
}
