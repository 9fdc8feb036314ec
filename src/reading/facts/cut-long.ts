import { isComposite } from './composite.ts';

const longest = 480;
/** A demand with several ways to meet it is cut nowhere: what stands behind the cut may be somebody's way. */
const longestWays = 1000;
/** Before these words a thought is whole: the comma between two adjectives parts them from their noun. */
const clause =
  /[;:]\s|\s[–-]\s|,\s(?=(?:and|or|but|so|as well as|including|such as|while|which|who|where|with|to|for|by|ensuring|using|\p{L}{3,}ing)\b)|\s\(/giu;

/** An endless sentence ends where a thought of it does, or else at the last comma that may be read. */
export function cutLong(text: string): string {
  if (text.length <= (isComposite(text) ? longestWays : longest)) return text;
  const cut = text.slice(0, longest);
  const end = [...cut.matchAll(clause)].findLast(({ index }) => index > longest / 2)?.index;
  if (end !== undefined) return cut.slice(0, end);
  const comma = cut.lastIndexOf(', ');
  return comma > longest / 2
    ? cut.slice(0, comma)
    : cut.slice(0, Math.max(1, cut.lastIndexOf(' ')));
}
