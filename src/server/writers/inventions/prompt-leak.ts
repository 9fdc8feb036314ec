import { tokenize } from './tokenize.ts';

const runLength = 8;

function runsOf(text: string): string[] {
  const words = tokenize(text.toLowerCase());
  return words.flatMap((_, start) => {
    const run = words.slice(start, start + runLength);
    return run.length === runLength ? [run.join(' ')] : [];
  });
}

/** Tells whether a sentence repeats what only the model was told. */
export function createLeakDetector(instructions: string): (sentence: string) => boolean {
  const secret = new Set(runsOf(instructions));
  return (sentence) => runsOf(sentence).some((run) => secret.has(run));
}
