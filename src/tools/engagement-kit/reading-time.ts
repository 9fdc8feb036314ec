/** Calm speech on a voicemail. */
const wordsPerMinute = 150;

/** How long a script takes to say, to the next five seconds. */
export function estimateSeconds(script: string): number {
  const words = script.split(/\s+/).filter((word) => word !== '').length;
  return Math.ceil((words / wordsPerMinute) * 12) * 5;
}
