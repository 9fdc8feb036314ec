import { cutText } from '#shared/cut-text.ts';
const titleCharacters = 50;

/** A tactic's topic, or the first 50 characters of what sets it off. */
export function writeKeepWarmTitle({ topic, trigger }: { topic: string; trigger: string }): string {
  if (topic !== '') return topic;
  const cut = cutText(trigger, titleCharacters);
  return cut === trigger ? trigger : `${cut}…`;
}
