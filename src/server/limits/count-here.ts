interface Window {
  count: number;
  /** In milliseconds. */
  resetAt: number;
}

export interface HereLimit {
  key: string;
  max: number;
  windowSeconds: number;
}

/** So many windows are kept that an ordinary day never sweeps, and few enough to be small. */
const sweepAt = 5000;

/** Counts in this process alone. Says when to come back once there were too many. */
export function createCountHere(now = Date.now) {
  const windows = new Map<string, Window>();

  const sweep = () => {
    for (const [key, { resetAt }] of windows) if (resetAt <= now()) windows.delete(key);
  };

  return ({ key, max, windowSeconds }: HereLimit): Date | undefined => {
    if (windows.size >= sweepAt) sweep();
    const known = windows.get(key);
    const window =
      known && known.resetAt > now() ? known : { count: 0, resetAt: now() + windowSeconds * 1000 };
    window.count += 1;
    windows.set(key, window);
    return window.count > max ? new Date(window.resetAt) : undefined;
  };
}
