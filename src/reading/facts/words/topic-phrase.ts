import { readPlainVerb } from '../shapes/plain-verb.ts';
import type { FactKind } from '#shared/brief.ts';

/** Words that end the name of something one knows. */
const knownThing =
  /\b(?:laws?|regulations?|legislation|legal limits|principles|codes|concepts|theory|theories|terminology|methodolog(?:y|ies)|legal requirements|requirements of [^,;]{3,40}|anatomy|pharmacology|accountancy|mathematics|statistics)$/iu;
/** Words that say already how it is asked for. */
const headed =
  /\b(?:knowledge|know|knows|understanding|understand|familiar\p{L}*|aware\p{L}*|experience[ds]?|expert|expertise|grasp|command|proficien\p{L}+|ability|able|skill\p{L}*|versed|fluen\p{L}+|interpret\p{L}*|adher\p{L}*|compl(?:y|iance)\b|follow\p{L}*|degree|course\p{L}*|must|required|need\p{L}*)/iu;
const longest = 7;

/** "Road traffic laws" among the demands is asked for as knowledge of them; undefined where the line says more. */
export function toTopicPhrase(kind: FactKind, text: string): string | undefined {
  const words = text.split(/\s+/);
  if (kind !== 'skill' || words.length > longest || words.length < 2) return undefined;
  if (!knownThing.test(text) || headed.test(text) || /[.:;!?]/.test(text)) return undefined;
  const [first = '', second = ''] = words;
  if (/ing$/i.test(first) || (readPlainVerb(first.toLowerCase()) && !/^\p{Lu}/u.test(second)))
    return undefined;
  const isName = words.every((word) => /^\p{Lu}|^(?:and|of|the|for|in|&)$/u.test(word));
  return `Knowledge of ${isName ? text : text.charAt(0).toLowerCase() + text.slice(1)}`;
}
