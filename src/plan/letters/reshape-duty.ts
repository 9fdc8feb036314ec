import { endsOpen } from '#writing/ends-open.ts';
import { stripEnd } from '#writing/casing.ts';
import { dropFrontManner } from '../subject/rate-pull.ts';

/** Lines of a list as somebody would say them; each turns one way of writing into speech. */
const spoken: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:be responsible|have (?:the )?(?:primary |overall )?responsibility|take (?:primary |full |overall )?responsibility) for /i,
    'be responsible for ',
  ],
  [/^ensure (?:the )?(?:prompt|timely|quick) (?:and \p{L}+ )?resolution of /iu, 'resolve '],
  [/^ensure (?:that )?(?=.{3,80}\b(?:is|are)\b)/i, 'see that '],
  [/^contribute to [^,]{3,50}? by working /i, 'work '],
  [/^(?:be )?involved in (?:the )?/i, 'take part in '],
  [/\s?\([^()]*\)/g, ''],
  [/(?<!\b\p{Lu}{1,2})\s?&\s?(?!\p{Lu}\b)/gu, ' and '],
  [/\band\/or\b/gi, 'or'],
  [/^([^/]*\p{Ll}{3})\/ ?(?=\p{Ll}{3}[^/]*$)/u, '$1 or '],
  [/\b(?:a )?(?:wide |broad |whole )?(?:variety|range|array) of (?=\p{Ll})/giu, ''],
  // "assess patient at the start": a note, and no English.
  [
    /(?<=^\p{L}+(?:, \p{L}+)*(?:,? (?:and|or) \p{L}+)? )(patient|client|customer|guest|student|resident|visitor|employee)(?= (?:at|on|in|with|for|and|to|during|about|upon|when|by|as)\b|$)/giu,
    '$1s',
  ],
  [
    /(?<=^(?:develop|manage|maintain|prepare|plan|run|coordinate|oversee|monitor) )(?=(?:annual|daily|weekly|monthly|quarterly|overall) [\p{L}-]+(?: [\p{L}-]+)?(?: (?:statewide|nationwide|plan|budget|campaign|calendar|schedule|program|programme|for|of|and)\b|$))(?!\S+ \S+s\b)/iu,
    'the ',
  ],
  [/^(operate|drive) (?=(?:forklift|truck|van|vehicle|crane|bus|tractor)\b)/i, '$1 a '],
];

/** Where a line begins to explain itself; what stands before is whole. */
const turns =
  /[;:]|\s[-–—]\s?|\s[-–—]$|,? (?:in line with|as per|in accordance with|according to|in order to|to ensure|so that|such as|while|whilst|to make sure|to maximi[sz]e|to achieve|to support|to drive|to facilitate|and ensuring|and driving|helping to|by \p{L}+ing)\b|, (?:with|as|including|ensuring|providing|helping|maintaining|using|working|driving|based|where|which|both|always)\b|,(?=\p{Lu}\p{Ll}+ )/giu;
const length = { fewest: 4, most: 16, said: 14 };
const count = (text: string): number => text.split(/\s+/).length;

/** The line up to where it begins to explain itself, where it is too long to be said whole. */
function cut(text: string): string {
  const isLong = count(text) > length.said || /[;]|\s[-–—](?:\s|$)|,\p{Lu}/u.test(text);
  if (!isLong) return text;
  const heads = [...text.matchAll(turns)]
    .map((match) => text.slice(0, match.index).trim())
    .filter((head) => count(head) >= length.fewest && count(head) <= length.most)
    .filter((head) => !endsOpen(head) && head.split('(').length === head.split(')').length);
  return heads.at(-1) ?? text;
}

/** By which rule or in which manner: nobody says it aloud. */
const manner =
  /,? (?:in line with|as per|in accordance with|in compliance with|according to|to ensure|ensuring|as (?:specified|required|needed|applicable|directed|assigned|necessary)|in an? (?:[\p{L}-]+,? ){1,4}manner|if (?:necessary|required)|where applicable|when appropriate)\b.*$/iu;

function dropManner(text: string): string {
  const short = text.replace(manner, '');
  return count(short) >= length.fewest - 1 && !endsOpen(short) ? short : text;
}

/** A duty as it is said aloud behind "You would". */
export function reshapeDuty(text: string): string {
  const short = cut(dropManner(stripEnd(text)));
  return spoken
    .reduce((told, [from, to]) => told.replace(from, to), dropFrontManner(short))
    .replace(/ {2,}/g, ' ')
    .trim();
}
