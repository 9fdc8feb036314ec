/** Calm speech on a voicemail. */
const wordsPerMinute = 150;

/** How long a script takes to say, to the next five seconds. */
export function estimateSeconds(script: string): number {
  const words = script.split(/\s+/).filter((word) => word !== '').length;
  return Math.ceil((words / wordsPerMinute) * 12) * 5;
}

/** Seconds as a clock shows them: "0:25". */
export function writeClock(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
