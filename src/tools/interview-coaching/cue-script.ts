import { splitSentences } from '#writing/split-sentences.ts';

/** Words a second when somebody speaks to a camera without hurry. */
const pace = 2.4;
const wordsPerCue = 26;

/** A spoken text cut between sentences into cues, each with the time at which it begins. */
export function cueScript(text: string): { mark: string; say: string }[] {
  const sentences = splitSentences(text.replace(/\s+/g, ' ')).flatMap((sentence) =>
    sentence.split(/(?<=[.?!])\s+(?=\[)/u),
  );
  const cues: { mark: string; say: string }[] = [];
  let spoken = 0;
  let held: string[] = [];
  const close = (): void => {
    if (held.length === 0) return;
    const say = held.join(' ');
    cues.push({ mark: toMark(spoken / pace), say });
    spoken += say.split(' ').length;
    held = [];
  };
  for (const sentence of sentences) {
    held.push(sentence);
    if (held.join(' ').split(' ').length >= wordsPerCue) close();
  }
  close();
  return cues;
}

/** To the nearest five seconds. */
function toMark(seconds: number): string {
  const rounded = Math.round(seconds / 5) * 5;
  return `${Math.floor(rounded / 60)}:${String(rounded % 60).padStart(2, '0')}`;
}
