import type { Span } from './clean/mapped-text.ts';

interface Sentence extends Span {
  text: string;
}

const abbreviations =
  /\b(?:e\.g|i\.e|eg|ie|etc|pharm|asst|approx|incl|inc|ltd|co|corp|bros|dr|mr|mrs|ms|st|vs|no|dept|est|min|max|hr|hrs|yr|yrs|u\.s|p\.a|ca|bzw|z\.b|inkl|ggf|env|sr|jr|rs|s\.p\.a|(?<!u\.)s\.a|s\.r\.l|s\.a\.s|e\.v|b\.v|n\.v|pty|pvt|gmbh|mbh)\.$/i;

const opensSentence =
  /^\s(?:We|You|Our|Your|This|It|They|There|Please|The (?:\p{Lu}[\p{L}&/'’-]* ){0,5}\p{L}+|\p{Lu}[\p{L}\d&'-]+) (?:is|are|was|were|has|have|will|can|offers?|provides?)\b|^\s(?:We|You|This|It|Our|Your) /u;

/** German counts with a full stop: "2. Jahr", "zum 1. September". */
const ordinalBehind =
  /^\s(?:(?:Lehr|Ausbildungs|Halb)?[Jj]ahr|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Quartal|Stock|Etage)/;

/** A sentence that lost its full stop behind a bracket is told by how the next begins: "(no pets) Whilst we like them ...". */
const ends =
  /[.!?]["')]?(?=\s)|;(?=\s\p{Lu})|(?<=[^\s()]{4})\)(?=\s(?:Whilst|While|Please|You|We|This|All|If|There)\s\p{Ll}{2,})/gu;

/** Sentences of one line; offsets count from `offset`. */
export function splitSentences(line: string, offset = 0): Sentence[] {
  if (!/[.!?;)]/.test(line)) return [sentenceOf(line, 0, line.length, offset)].filter(hasText);
  const sentences: Sentence[] = [];
  let start = 0;
  for (const match of line.matchAll(ends)) {
    const end = match.index + match[0].length;
    if (isAbbreviated(line, end)) continue;
    if (match[0] === ';' && isInBrackets(line, start, end)) continue;
    sentences.push(sentenceOf(line, start, end, offset));
    start = end;
  }
  sentences.push(sentenceOf(line, start, line.length, offset));
  return sentences.filter(hasText);
}

const hasText = ({ text }: Sentence): boolean => text !== '';

/** "Plan B. Next ...", "Class A. Clean record": the letter is the end of a name that is no person's. */
const lettered =
  /\b(?:Class|Plan|Part|Vitamin|Type|Grade|Level|Category|Schedule|Band|Group|Title|Section|Appendix|Hepatitis|Option|Team|Tier|Step|Unit|Building|Suite|CDL|Model|Series|Form|Exhibit|Division|Phase|Stage|Zone|Area|Bay|Block|Wing|Hall|Gate|Terminal|Shift|Requirement) \p{Lu}\.$/u;

/** "Martha P. Delacourt", "by J. Smith": an initial between names ends no sentence. */
function isInitial(line: string, end: number): boolean {
  const before = line.slice(Math.max(0, end - 30), end);
  if (
    !/(?:\p{Lu}[\p{Ll}'’-]+|\b(?:by|of|the|and|&|to|\p{Lu}\.)) \p{Lu}\.$|^\p{Lu}\.$/u.test(before)
  )
    return false;
  const after = line.slice(end, end + looksAhead);
  return /^\s\p{Lu}[\p{Ll}.]/u.test(after) && !lettered.test(before) && !opensSentence.test(after);
}

const looksAhead = 90;

const ofStreet = /\b(?:Rd|Ave|Blvd|Hwy|Ln|Pkwy|Ste)\.$/;

/** "makers (weavers; Dyers)": a row between brackets. */
const isInBrackets = (line: string, start: number, end: number): boolean => {
  const before = line.slice(start, end);
  return before.lastIndexOf('(') > before.lastIndexOf(')') && line.indexOf(')', end) !== -1;
};

/** "$20/hr. State license required": a unit may end a sentence when a capital follows. */
function isAbbreviated(line: string, end: number): boolean {
  const before = line.slice(Math.max(0, end - 12), end);
  // "8 a.m. to 5 p.m.", "Doctor (J.D.) from": a short word with a full stop, and no capital behind it.
  if (
    /(?:^|[\s(.])\p{L}{1,3}\.["')]?$/u.test(before) &&
    /^\s\p{Ll}/u.test(line.slice(end, end + 2))
  )
    return true;
  // "up to 50 lbs. – occasionally" goes on.
  if (/\d ?(?:lbs?|kgs?|oz|ft)\.$/i.test(before) && /^\s[-–\p{Ll}]/u.test(line.slice(end, end + 2)))
    return true;
  // "8 a.m. – 5 p.m." goes on.
  if (/(?:\b|\d)[ap]\.m\.$/i.test(before) && /^\s[-–\d]/.test(line.slice(end, end + 2)))
    return true;
  // "401 E. Mill Rd. Reno": a street goes on.
  if (/\d [NSEW]{1,2}\.$/.test(before) && /^\s\p{Lu}/u.test(line.slice(end, end + 2))) return true;
  if (ofStreet.test(before) && !opensSentence.test(line.slice(end, end + looksAhead))) return true;
  if (/(?:^|\D)\d{1,2}\.$/.test(before) && ordinalBehind.test(line.slice(end, end + 18)))
    return true;
  // "The J.R. Alder Co.": the initials that a name begins with.
  if (/^(?:The )?(?:\p{Lu}\.){2,3}$/u.test(line.slice(0, end)) && /^ \p{Lu}/u.test(line.slice(end)))
    return true;
  if (isInitial(line, end)) return true;
  // "O.D. & I.D. grinding", "U.S. GAAP": letters that stand for words, and what goes on with them.
  if (
    /\p{Lu}\.\p{Lu}\.$/u.test(before) &&
    /^\s(?:[&\p{Ll}(/–-]|\p{Lu}{2})/u.test(line.slice(end, end + 3))
  )
    return true;
  if (!abbreviations.test(before)) return false;
  // "in Oakland, CA. We are": a state may end a sentence.
  if (/,\s\p{Lu}{2}\.$/u.test(before) && opensSentence.test(line.slice(end, end + looksAhead)))
    return false;
  // "by Acme Ltd. We bake": a legal form may end a sentence too.
  if (
    /\b(?:u\.s|ltd|inc|corp|pty|mbh|s\.p\.a|s\.a|s\.r\.l|s\.a\.s|e\.v|b\.v|n\.v)\.$/i.test(
      before,
    ) &&
    opensSentence.test(line.slice(end, end + looksAhead))
  )
    return false;
  return !(
    /\b(?:hrs?|yrs?|etc)\.$/i.test(before) && /^\s\p{Lu}\p{Ll}/u.test(line.slice(end, end + 3))
  );
}

function sentenceOf(line: string, start: number, end: number, offset: number): Sentence {
  const piece = line.slice(start, end);
  const text = piece.trim();
  const from = offset + start + piece.length - piece.trimStart().length;
  return { text, start: from, end: from + text.length };
}
