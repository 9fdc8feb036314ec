import { stripEnd } from './casing.ts';

/** Begins a clause of its own: what stands before it is whole. */
const turns =
  /^(?:including|such|while|whilst|which|who|where|when|so|because|ensuring|providing|helping|allowing|if|unless|until|preferably|ideally|e\.g\.?|i\.e\.?)$/i;
/** Tells where, how or for whom: what stands before it is whole unless it waits for it. */
const tellsMore =
  /^(?:in|for|with|by|through|throughout|during|across|at|on|from|within|under|between|via|using|into|upon|before|after|without|against|over)$/i;
/** Nothing ends with these, or nothing may be left away behind them. */
const waits =
  /^(?:a|an|the|and|or|but|nor|of|to|in|for|with|by|at|on|from|as|than|that|which|who|whose|this|these|those|its|our|your|their|his|her|is|are|was|were|be|been|being|will|would|may|can|could|must|should|shall|has|have|had|do|does|not|no|any|all|each|every|both|either|per|via|into|within|between|including|such|therefore|thus|thereby|hence|however|ability|able|unable|familiar|familiarity|subject|customary|responsible|responsibility|accountable|support|supports|well|order|addition|level|levels|number|variety|range|type|types|kind|part|compliance|accordance|line|related|relating|according|experience|knowledge|interest|proficiency|proficient|skilled|expertise|required|requirements|eligible|due|prior|willing|available|capable|comfortable|passion|commitment|committed|dedicated|focus|focused|based|located|work|works|working|assist|assists|assisting|help|helps|comply|complies|liaise|liaises|participate|participates|report|reports|reporting|respond|responds|serve|serves|serving|act|acts|acting|lead|leads|leading|contribute|contributes|collaborate|collaborates|interact|communicate|other|various|own|full|new|more|most|least|very|highly|also|regarding|concerning|about)$/i;
/** Says little before what it is about is told: "equipped with", "consistent with". */
const asksForMore =
  /^(?:equipped|consistent|aligned|associated|involved|compliant|suitable|similar|different|specific|relative|attached|exposed|connected|combined|composed|comprised|filled|integrated|linked|derived|resulting|equivalent|adjacent|conducive|critical|essential|crucial|integral|ready|engaged|interested|experienced|versed|trained|fluent|tailored|geared|aimed|designed|intended|assigned|applied|expected|owed|obtained|received|proportionate|appropriate|relevant|accessible|visible|open|close|next)$/i;
/** A clause that has just begun: "initiatives that are consistent". */
const clauseBegun = /\b(?:that|which|who)(?: \S+){0,3}$/i;
/** "by finding smarter ways": how it is done is what the line is about. */
const tellsHow = (words: readonly string[], at: number): boolean =>
  /^by$/i.test(words[at] ?? '') && /^\p{L}{3,}ing$/iu.test(words[at + 1] ?? '');
const fewest = 3;

const isList = (rest: string): boolean =>
  /^[^.;:]{0,80}?(?:,|\s)\s?(?:and|or|&)\s/i.test(`, ${rest}`);

/** Whether the first words may stand alone where the others are left out. */
function mayEnd(words: readonly string[], at: number): boolean {
  const last = words[at - 1] ?? '';
  const next = words[at] ?? '';
  const bare = last.replace(/[,;:.]+$/, '');
  const head = words.slice(0, at).join(' ');
  if (waits.test(bare) || head.split('(').length !== head.split(')').length) return false;
  if (asksForMore.test(bare) || clauseBegun.test(stripEnd(head)) || tellsHow(words, at))
    return false;
  if (/[;:.]$/.test(last) && !/\b\p{L}\.$/u.test(last)) return !last.endsWith(':') || at > fewest;
  if (turns.test(next)) return !(next.toLowerCase() === 'such' && words[at + 1] !== 'as');
  const isOpenRow = isRowOpen(stripEnd(head));
  // "molecular, cell and tissue work" is one thing.
  if (last.endsWith(','))
    return /^(?:and|or)$/i.test(next)
      ? !isOpenRow
      : !isOpenRow && !isList(words.slice(at).join(' '));
  // "rules in and for the yard": the row goes on.
  return tellsMore.test(next) && !isOpenRow && !/^(?:and|or)$/i.test(words[at + 1] ?? '');
}

/** "nets, ropes": a row that has not come to its "and" yet. */
const isRowOpen = (head: string): boolean =>
  head.includes(',') && !/\b(?:and|or|&)\b/.test(head.slice(head.lastIndexOf(',')));

/** "four years at sea, including at least one as a mate": what is left out is the harder half. */
const harder =
  /[, ]including (?:at least |a minimum of |minimum )?(?:\d|one|two|three|four|five|six|seven|eight|ten)\b[^,;]{0,60}?\b(?:years?|months?)\b/i;

/** Whether a demand holds a stricter one within it, without which it is another demand. */
export const holdsHarder = (text: string): boolean => harder.test(text);

/** The text where it is short, else its longest beginning that may stand alone; null where none may. */
export function wholePhrase(text: string, most: number): string | null {
  const words = text.trim().split(/\s+/);
  if (words.length > most && holdsHarder(text)) return null;
  if (words.length <= most)
    return waits.test(stripEnd(words.at(-1) ?? '')) && !/[.!?]$/.test(text) ? null : text;
  for (let at = most; at >= fewest; at -= 1)
    if (mayEnd(words, at)) return stripEnd(words.slice(0, at).join(' '));
  return null;
}

/** Whether a beginning of the text may stand alone. */
export const endsWhole = (text: string, head: string): boolean =>
  mayEnd(text.trim().split(/\s+/), stripEnd(head).split(/\s+/).length);
