/** Whose line was too long for one more: the account's own, or that of everybody together. */
export type FullLine = 'own' | 'all';

export interface SlotLimits {
  /** How many work at the same time. */
  atOnce: number;
  /** How many of them may be one account's; fewer than all, so that a place stays for the next one. */
  eachAtOnce: number;
  /** How many more may wait. */
  waiting: number;
  eachWaiting: number;
}

interface SlotParts extends SlotLimits {
  /** What somebody is told who finds no room to wait. */
  refuse: (full: FullLine) => Error;
}

/** Works once it is the account's turn; one who leaves while waiting gives the place up. */
export type TakeSlot = <T>(
  account: string,
  work: () => Promise<T>,
  leaves?: AbortSignal,
) => Promise<T>;

interface Waiting {
  begin: () => void;
  turnAway: (reason: Error) => void;
}

/**
 * Lets a few work at a time and the others wait, each account in a line of its own. Accounts take
 * turns, so that forty of one do not stand before the one of another. When there is no room left to
 * wait, the last of the longest line has to go, and never somebody whose line is shorter.
 */
export function createFairSlots(parts: SlotParts): TakeSlot {
  const { atOnce, eachAtOnce, waiting, eachWaiting, refuse } = parts;
  /** In the order of their turns; no line is empty. */
  const lines = new Map<string, Waiting[]>();
  const working = new Map<string, number>();
  let busy = 0;

  const isFree = (account: string) =>
    busy < atOnce && (working.get(account) ?? 0) < eachAtOnce && !lines.has(account);

  const occupy = (account: string) => {
    busy += 1;
    working.set(account, (working.get(account) ?? 0) + 1);
  };

  const setLine = (account: string, line: Waiting[]) => {
    if (line.length > 0) lines.set(account, line);
    else lines.delete(account);
  };

  /** Whoever is done hands the place on at once, so nobody can slip in between. */
  const vacate = (account: string) => {
    busy -= 1;
    const others = (working.get(account) ?? 1) - 1;
    if (others > 0) working.set(account, others);
    else working.delete(account);
    const next = [...lines.keys()].find((name) => (working.get(name) ?? 0) < eachAtOnce);
    if (next === undefined) return;
    const [first, ...rest] = lines.get(next) ?? [];
    // Behind all others until its next turn.
    lines.delete(next);
    setLine(next, rest);
    occupy(next);
    first?.begin();
  };

  const makeRoom = (account: string) => {
    const own = lines.get(account)?.length ?? 0;
    if (own >= eachWaiting) throw refuse('own');
    const all = [...lines.values()].reduce((sum, line) => sum + line.length, 0);
    if (all < waiting) return;
    const [longest, line] = [...lines].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [];
    if (longest === undefined || !line || line.length <= own + 1) throw refuse('all');
    line.pop()?.turnAway(refuse('all'));
    setLine(longest, line);
  };

  const wait = (account: string, leaves: AbortSignal | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      leaves?.throwIfAborted();
      const entry: Waiting = { begin: resolve, turnAway: reject };
      setLine(account, [...(lines.get(account) ?? []), entry]);
      const leave = () => {
        const line = lines.get(account);
        if (!line?.includes(entry)) return;
        setLine(
          account,
          line.filter((other) => other !== entry),
        );
        reject(leaves?.reason as Error);
      };
      leaves?.addEventListener('abort', leave, { once: true });
    });

  return async (account, work, leaves) => {
    if (isFree(account)) occupy(account);
    else {
      makeRoom(account);
      await wait(account, leaves);
    }
    try {
      return await work();
    } finally {
      vacate(account);
    }
  };
}
