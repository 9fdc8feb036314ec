/** Four times the text may take this many times as long: four, and room for a busy machine. */
const mostGrowth = 9;
/** What is done in less is quick enough, whatever the ratio; and too short to measure one. */
const floorMs = 40;
const tries = 4;

/**
 * How many times longer four times the text takes; 1 where it is quick all the same. What looks slow is
 * measured again, since a busy moment only ever makes it look slower.
 */
export function measureGrowth(work: (length: number) => void, length: number): number {
  let growth = Infinity;
  for (let round = 0; round < tries && growth > mostGrowth; round += 1) {
    const longer = measure(() => work(4 * length));
    if (longer < floorMs) return 1;
    growth = Math.min(
      growth,
      longer /
        Math.max(
          measure(() => work(length)),
          floorMs / 16,
        ),
    );
  }
  return growth;
}

export const growsTooFast = (growth: number): boolean => growth > mostGrowth;

/** Processor time, of which a busy machine takes nothing away. */
function measure(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
