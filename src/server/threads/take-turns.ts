interface Turns {
  /** How many work at the same time. */
  atOnce: number;
  /** How many more may wait. */
  waiting: number;
  /** How many of one owner work at the same time, so that nobody takes up all places. */
  ofOneOwner?: number;
}

interface Waiting {
  owner: string | undefined;
  go: () => void;
}

/**
 * Lets a few calls work at a time and the others wait in line; undefined when the line is full. Calls
 * without an owner are held to no share.
 */
export function createTurns({ atOnce, waiting, ofOneOwner = atOnce }: Turns) {
  const line: Waiting[] = [];
  const working: (string | undefined)[] = [];

  const mayBegin = (owner: string | undefined): boolean =>
    working.length < atOnce &&
    (owner === undefined || working.filter((other) => other === owner).length < ofOneOwner);

  /** Whoever is done hands the place on, so nobody can slip in between. */
  const handOn = (): void => {
    const next = line.find(({ owner }) => mayBegin(owner));
    if (!next) return;
    line.splice(line.indexOf(next), 1);
    working.push(next.owner);
    next.go();
  };

  return async <T>(work: () => Promise<T>, owner?: string): Promise<T | undefined> => {
    if (mayBegin(owner)) working.push(owner);
    else {
      if (line.length >= waiting) return undefined;
      await new Promise<void>((go) => {
        line.push({ owner, go });
      });
    }
    try {
      return await work();
    } finally {
      working.splice(working.indexOf(owner), 1);
      handOn();
    }
  };
}
