import { useState } from 'react';

/** For a button whose work is one call: busy until that has ended, well or not. */
export function useBusy() {
  const [busy, setBusy] = useState(false);
  async function whileBusy(work: () => Promise<unknown>): Promise<void> {
    setBusy(true);
    try {
      await work();
    } finally {
      setBusy(false);
    }
  }
  return { busy, whileBusy };
}
