const sessionPolling = { firstAfter: 500, every: 1000, tries: 10 } as const;

interface Poll {
  /** Asks the server once; a failed question counts as a no. */
  hasSession: () => Promise<boolean>;
  signal: AbortSignal;
}

/** After sign-up: true as soon as a session exists, false after the last try or when called off. */
export async function pollForSession({ hasSession, signal }: Poll): Promise<boolean> {
  for (let tried = 0; tried < sessionPolling.tries; tried += 1) {
    await wait(tried === 0 ? sessionPolling.firstAfter : sessionPolling.every);
    if (signal.aborted) return false;
    if (await hasSession().catch(() => false)) return true;
  }
  return false;
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
