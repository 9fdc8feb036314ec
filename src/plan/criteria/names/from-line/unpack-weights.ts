/** Lines of "signal, tab, weight in hundredths" as a look-up. */
export const unpackWeights = (table: string): ReadonlyMap<string, number> =>
  new Map(
    table.split('\n').map((line) => {
      const tab = line.lastIndexOf('\t');
      return [line.slice(0, tab), Number(line.slice(tab + 1)) / 100] as const;
    }),
  );
