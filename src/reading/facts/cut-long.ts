import { isComposite } from './composite.ts';

const longest = 420;
/** A demand with several ways to meet it is cut nowhere: what stands behind the cut may be somebody's way. */
const longestWays = 1000;

/** An endless sentence ends at the last comma that may be read. */
export function cutLong(text: string): string {
  if (text.length <= (isComposite(text) ? longestWays : longest)) return text;
  const cut = text.slice(0, longest);
  const comma = cut.lastIndexOf(', ');
  return comma > longest / 2
    ? cut.slice(0, comma)
    : cut.slice(0, Math.max(1, cut.lastIndexOf(' ')));
}
