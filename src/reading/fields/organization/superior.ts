import type { FieldUnit, Span } from '../field-unit.ts';
import { isOccupationWord, namesOccupation } from '../title/occupation-words.ts';
import { leaders } from './leaders.data.ts';

export interface Superior {
  value: string;
  score: number;
  unit: FieldUnit;
  span: Span;
}

const article =
  /^(?:(?:the|our|an?|your|its|den|die|das|dem|der|de|het|il|lo|un|une|le|la|les|el|los)\s|l')+/iu;
/** Where the person ends and the sentence goes on. */
const stop =
  /(?<!\b(?:[Ss][Rr]|[Jj][Rr]|[Aa]sst|[Aa]ssoc))\.|[;:!?]|\s?_{2}|\sclass\b|,?\s?[$£€₹]\s?\d|,?\s\d{2}|,\s(?=(?:pay|salary|wages?|compensation|remuneration|hours|location|grade|status|exempt|non-exempt|full|part|permanent|job|closing|start)\b)|\s(?=(?:Are|Do|Does|Is|Have|Can|Would|Will|Were|Was|If|As|About|What|When|Where|Why|How|Who) \p{Ll})|\san?\s(?=\p{Ll})|['’]s?\s(?=\p{Ll})|\s\((?=\p{Ll})|\s-(?=\p{Lu})|,?\s(?:such|from|including|regarding|related|ensuring|performing|coordinating|providing|working|supporting|managing|overseeing)(?=\s|$)|,\set(?=\s)|\sin\s(?=(?!ch(?:arge|ief))\p{Ll})|\s?[–—]\s|\s-\s|,\s(?=the \p{Lu}|[a-z]+s\s|(?:you|this|the (?:position|role|successful|incumbent|post|job|person)|we|who|which|with|and|responsible|vos|vous|will|he|she|they|our|in|performs?|provides?|your|it|to)\b)|\s(?:and (?:in|work\w*|will|is|support\w*|has|be|provid\w*|responsible|collaborat\w*|manag\w*|part|partner\w*|lead\w*|play\w*)|who|which|that|with|while|but|based|located|this|you|we|the (?:position|role|successful|incumbent|candidate)|will|is|are|to|for(?! the)|as|at(?= (?:the|our|\p{Lu}))|within|on|in(?= (?:the|a|our|this|\p{Lu}|all|daily|order|réalisant|en))|en|and|dotted|supported|assisted|comprising|responsible|performs?|provides?|plans?|assists?|wherein)\s/u;

const longest = 70;
/** "VP of Communications (COMM)": a code of the house that says nothing to anybody else. */
const abbreviated = /\s\(\p{Lu}{2,6}\)$/u;

/** "reports to the owner daily" */
const howOften = /\s(?:daily|weekly|monthly|directly|regularly)$/i;

/** The person or office named from a place in a unit on, where one is. */
export function readPerson(unit: FieldUnit, at: number, score: number): Superior | undefined {
  const rest = unit.text.slice(at, at + longest + 30);
  const lead = article.exec(rest)?.[0].length ?? 0;
  const named = rest.slice(lead);
  const cut = keepTail(named, stop.exec(named)?.index ?? named.length);
  const value = named
    .slice(0, cut)
    .replace(/[\s,;:–-]+$/u, '')
    .replace(abbreviated, '')
    .replace(howOften, '');
  if (value.length < 2 || value.length > longest) return undefined;
  if (
    /^(?:and|or|upon|corresponding|work|assigned|designated|respective|this|any|all|him|her|them|me|us|duty|police|jury|authorities|it)\b|^management$|\bstaff$|\b(?:of|inside|outside|the|and)$|, the \w+ \w+|^(?:senior|upper) management$/i.test(
      value,
    )
  )
    return undefined;
  if (!leaders.test(value) && !(namesOccupation(value) && value.includes(' '))) return undefined;
  // "the Kitchen Manager and senior cooks": one of them is named.
  const one = isMany(value) ? value.replace(/ and (?!.* and ).*$/, '') : value;
  if (/^one of\b/i.test(one) || isMany(one)) return undefined;
  const start = at + lead;
  const span = { start, end: start + one.length };
  return { value: one, score: score - unit.index / 1000, unit, span };
}

/** "under the direction of licensed therapists": whoever is there. */
function isMany(value: string): boolean {
  const last = value.split(' ').at(-1) ?? '';
  return /[^s]s$/.test(last) && isOccupationWord(last.slice(0, -1));
}

/** "CEO and COO", "Director of Sales and Marketing": what belongs together stays. */
function keepTail(text: string, cut: number): number {
  const tail = /^ and (?:the )?(?:\p{Lu}[\p{L}&]*(?: (?:of|&) )?(?: ?\p{Lu}[\p{L}&]*){0,4})/u.exec(
    text.slice(cut, cut + 60),
  );
  return tail ? cut + tail[0].length : cut;
}
