export interface ScreeningQuestion {
  ask: string;
  /** What a good answer has in it, and what a poor one; empty where the question does not say. */
  strong: string;
  weak: string;
}

const marked = /^([\s\S]*?\S)\s+Strong:\s+([\s\S]*?\S)\s+Weak:\s+([\s\S]*\S)\s*$/;

/** "When did you last call early? Strong: signs and time. Weak: never." taken apart; any other text is all question. */
export function splitScreeningQuestion(text: string): ScreeningQuestion {
  const [, ask, strong, weak] = marked.exec(text) ?? [];
  if (!ask || !strong || !weak) return { ask: text, strong: '', weak: '' };
  return { ask, strong: capitalize(strong), weak: capitalize(weak) };
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
