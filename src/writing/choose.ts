/**
 * FNV-1a with its bits spread: the same text gives the same number on every machine, and two choices of one job do
 * not lean the same way.
 */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/**
 * One of several equal texts: the one that scores highest for this job. The same job always gets the same text, and
 * a text that is added later changes only the jobs for which it scores highest itself.
 */
export function choose(texts: readonly string[], seed: string): string {
  let best = '';
  let highest = -1;
  for (const text of texts) {
    const score = hash(`${seed}|${text}`);
    if (score > highest) [best, highest] = [text, score];
  }
  return best;
}
