import { readVerbPhrase } from './shapes/verb-phrase.ts';
import type { Part } from './part.ts';

/** "Other: One year as a nurse": the word before the colon belongs to a form and says nothing. */
const ofForm =
  /^(?:other|others|misc(?:ellaneous)?|general|additional|minimum|note|notes|please note|years[_ ]required|clinical|specific|n\/?a)\s?:\s+(?=\S+\s\S)/i;
/** "Interpersonal Skills and Relationships: Includes the family": the name of a group of duties. */
const ofGroup = /^\p{Lu}[^:.;!?\d]{5,60}:\s+(?=\p{Lu}\p{Ll}+\s)/u;

/** The part without a label that is no word of what it states. */
export function withoutBareLabel(part: Part, role: string): Part {
  const form = ofForm.exec(part.text)?.[0].length;
  if (form !== undefined) return cut(part, form);
  if (role !== 'duty' && role !== 'must') return part;
  const group = ofGroup.exec(part.text)?.[0].length;
  if (group === undefined) return part;
  return readVerbPhrase(part.text.slice(group))?.isSure ? cut(part, group) : part;
}

const cut = (part: Part, at: number): Part => ({
  ...part,
  text: part.text.slice(at),
  start: part.start + at,
});
