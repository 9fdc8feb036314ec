interface Turns {
  /** How many work at the same time. */
  atOnce: number;
  /** How many more may wait. */
  waiting: number;
}

/** Lets a few calls work at a time and the others wait in line; undefined when the line is full. */
export function createTurns({ atOnce, waiting }: Turns) {
  const line: (() => void)[] = [];
  let working = 0;

  return async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    if (working >= atOnce) {
      if (line.length >= waiting) return undefined;
      // Whoever is done hands the place on, so nobody can slip in between.
      await new Promise<void>((go) => {
        line.push(go);
      });
    } else working += 1;
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else working -= 1;
    }
  };
}
