import type { Account } from './account.ts';

/** Whose share was too small for it. */
export type NoRoom = 'own' | 'all';

interface Share {
  account: Account;
  bytes: number;
  /** Ends what is still being sent; false for what has come whole and is being worked on. */
  cutOff: () => boolean;
}

interface ReceptionLimits {
  /** Bytes that one account, and all together, may have on their way or in our hands. */
  each: number;
  all: number;
}

/**
 * Room for what is being sent, taken by the size a request announces before the first byte is read.
 * When there is none left for somebody, whoever holds most is cut off in the middle of sending, and
 * never somebody who holds less.
 */
export function createReception({ each, all }: ReceptionLimits) {
  const shares = new Set<Share>();
  let held = 0;

  const release = (share: Share) => {
    if (shares.delete(share)) held -= share.bytes;
  };

  const sumOf = (account: Account) =>
    [...shares].reduce((sum, share) => sum + (share.account === account ? share.bytes : 0), 0);

  /** False when nobody who holds more is still sending. */
  const takeFromLargest = (mine: number): boolean => {
    const accounts = [...new Set([...shares].map(({ account }) => account))]
      .map((account) => ({ account, sum: sumOf(account) }))
      .filter(({ sum }) => sum > mine)
      .toSorted((one, other) => other.sum - one.sum);
    for (const { account } of accounts) {
      const youngest = [...shares].findLast((share) => share.account === account && share.cutOff());
      if (youngest) {
        release(youngest);
        return true;
      }
    }
    return false;
  };

  /** Gives what releases it, or says whose room there was too little of. */
  return (share: Share): (() => void) | NoRoom => {
    const mine = sumOf(share.account) + share.bytes;
    if (mine > each) return 'own';
    while (held + share.bytes > all) if (!takeFromLargest(mine)) return 'all';
    shares.add(share);
    held += share.bytes;
    return () => release(share);
  };
}
