const titleCharacters = 50;

/** A tactic's topic, or the first 50 characters of what sets it off. */
export function writeKeepWarmTitle({ topic, trigger }: { topic: string; trigger: string }): string {
  if (topic !== '') return topic;
  const characters = Array.from(trigger);
  if (characters.length <= titleCharacters) return trigger;
  return `${characters.slice(0, titleCharacters).join('')}…`;
}
