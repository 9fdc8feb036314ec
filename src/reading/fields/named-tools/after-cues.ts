import { isOccupationWord } from '../title/occupation-words.ts';
import { listCues, noTool } from './shapes.data.ts';
import type { Mention } from './mention.ts';

const longestList = 220;
const mostItems = 15;
const mostCues = 8;

/** Names after "software such as" or "experience with" that no list knows. */
export function readAfterCues(text: string, hasKnown: boolean): Mention[] {
  const found: Mention[] = [];
  for (const { pattern, strong } of listCues) {
    let cues = 0;
    for (const match of text.matchAll(pattern)) {
      if ((cues += 1) > mostCues) break;
      const at = match.index + match[0].length;
      for (const item of splitItems(text, at)) {
        if (!isName(item.name, strong || hasKnown)) {
          if (strong) continue;
          break;
        }
        found.push({ ...item, confidence: strong ? 0.7 : 0.55 });
      }
    }
  }
  return found;
}

interface Item {
  name: string;
  start: number;
  end: number;
}

/** The parts of an enumeration from `at` to the end of its clause. */
function splitItems(text: string, at: number): Item[] {
  const rest = text.slice(at, at + longestList);
  const stop =
    /[.;:!?](?=\s|$)|\)(?=[\s.,]|$)|\s(?:to|for|is|are|that|which|who|preferred|required|experience|skills|environment|as well|you|we|a plus|at|within|from|on|strongly|highly|desired|would|will|including|software|tools|systems)\b/u.exec(
      rest,
    );
  const list = stop ? rest.slice(0, stop.index) : rest;
  const items: Item[] = [];
  let start = 0;
  for (const joint of [
    ...list.matchAll(
      /\s?(?:,|\/(?=\p{Lu})|\(|\)|;|\||&(?=\s))\s?(?:and |or |und |et |y |ou |oder )?|\s(?:and\/or|and|or|und|et|y|ou|oder)\s/gu,
    ),
    undefined,
  ]) {
    const end = joint?.index ?? list.length;
    const piece = list.slice(start, end);
    const name = piece.trim().replace(/[.,;:]+$/, '');
    const from = at + start + piece.indexOf(name);
    if (name !== '') items.push({ name, start: from, end: from + name.length });
    if (!joint || items.length >= mostItems) break;
    start = end + joint[0].length;
  }
  return items;
}

/** A product's name: capitals inside, digits, or a capitalised word where software is spoken of. */
function isName(name: string, strong: boolean): boolean {
  const words = name.split(' ');
  if (
    /^(?:Strong|Effective|Excellent|Good|Proven|Basic|Advanced|Proficient|Solid|Great)\s/.test(name)
  )
    return false;
  if (name.length < 2 || name.length > 40 || words.length > 4 || noTool.test(name)) return false;
  if (!words.every((word) => /^[\p{Lu}\d.]/u.test(word)) || words.some(isOccupationWord))
    return false;
  if (words.every((word) => noTool.test(word))) return false;
  const hasShape = /\p{Ll}\p{Lu}|\d\p{L}|\p{L}\d|[+#]|\.\p{L}|^\p{Lu}{3,6}$/u.test(name);
  return hasShape || (strong && words.length <= 3);
}
