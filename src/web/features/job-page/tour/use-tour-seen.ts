import { useState } from 'react';

import { useSession } from '#web/lib/session.ts';

/** Whether a person has taken the tour or does not want it, kept in their browser. */
export function useTourSeen() {
  const { session } = useSession();
  const key = session && `tour-seen:${session.user.id}`;
  const [ended, setEnded] = useState<string>();
  return {
    /** Until it is known who is here, nothing is offered. */
    isSeen: !key || ended === key || read(key),
    end: () => {
      if (!key) return;
      setEnded(key);
      write(key);
    },
  };
}

function read(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

function write(key: string): void {
  try {
    localStorage.setItem(key, 'yes');
  } catch {
    // Without storage, or with it full, it lasts as long as the page.
  }
}
