/** Whoever wants to know that the server took a call for a stranger's. */
const listeners = new Set<() => void>();

export function onUnauthorized(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function tellUnauthorized(): void {
  for (const listener of listeners) listener();
}
