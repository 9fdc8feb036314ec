import { alsoNouns, dutyVerbs } from '../../facts/shapes/duty-verbs.data.ts';
import { isEnglishWord } from '../../facts/shapes/tagger.ts';
import { camelNames, opensPart, startsList } from './camel-names.data.ts';
import { breakAt } from './lost-breaks.ts';
import { isSamePlace } from './run-together.ts';
import { applyEdits } from './mapped-text.ts';
import type { Edit, MappedText } from './mapped-text.ts';

/** Two words that grew together, and no name: a dictionary knows both of them. */
const grown =
  /(?<![\p{L}\d@./_#=?&-])(?<left>\p{Lu}?\p{Ll}{2,24}|\p{Lu}{3,20})(?<right>\p{Lu}\p{Ll}{1,24}|[AI])(?![\p{L}\d]|\.\p{Ll})(?=(?<next> \S{1,12}|:)?)/gu;
const counted =
  /(?<![\p{L}\d@./_#=?&-])(?<left>\p{Lu}?\p{Ll}{1,24})(?=401 ?\(?[kK]|\d{1,3} ?%|\d{1,2}[-–](?:hour|day|week|month|year|minute)|\d{1,2}(?:st|nd|rd|th) |\d{1,3}(?:\.\d)?\+? (?:hours?|days?|weeks?|months?|years?|[AaPp][Mm])\b|\d{1,2} ?[-–] ?\d{1,2}\+? |\d{1,2} ?\+ ?[Yy]ears?\b|\d{1,2}\+? [Yy]ears?\b|\d{1,2} (?:on|to|or) \d|\d (?:\p{Ll}{4,}|\p{Lu}\p{Ll}{3,}) \p{Ll}|\d{1,2}[.)] \p{Lu}|\d{1,3},\d{3}|\d{1,2}:\d\d ?[AaPp][Mm])/gu;
/** "over2,500 shops", "Friday8:30AM": the number belongs to the word before it. */
const leads =
  /^(?:of|to|over|than|about|with|from|least|nearly|around|only|every|next|last|first|approximately|within|minimum|maximum|between|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)$/i;
/** "Level2 support": what is told apart by a number. */
const numbered =
  /^(?:level|tier|phase|type|grade|class|stage|step|band|room|unit|group|year|office|windows|chapter|section|part|web|schedule|form|version|key|area|zone|category|division|title|figure|table|building|floor|suite|block|line|code|series|stream|route|plan|model|prince|option|appendix|annex)$/i;
/** "Salary Range30,000", and not "Pay25% more at night". */
const labels = /^(?:range|salary|pay|rate|wage|schedule|hours|duration|experience|package)$/i;
const shortestWord = 4;

const known = new Set(camelNames.toLowerCase().split(' '));
/** Endings of words that begin no name: "requiredDemonstrable", "ManagementMaintain". */
const endsWord =
  /(?:tions?|sions?|ments?|ities|ity|ences?|ances?|ed|ings?|ical|onal|ous|ives?|ly|ness|ings)$/;
const articles = /^[AI]$/;
const behindAct = /^ (?:the|an?|all|our|with|and|to|in|for|on|closely|as|your|their)$/;

/** Longer rows of capitals are words that grew together themselves. */
const longestShort = 8;

interface Grown {
  left: string;
  right: string;
  /** What stands behind them. */
  next: string;
  isOnce: boolean;
}

const isVerb = (word: string): boolean => {
  const stem = word.toLowerCase().replace(/ing$/, '');
  return dutyVerbs.has(stem) || (word.endsWith('ing') && dutyVerbs.has(`${stem}e`));
};

/** Whether a word with a capital begins a line. */
const opensLine = (right: string): boolean =>
  startsList.test(right) ||
  opensPart.test(right) ||
  (isVerb(right) && !alsoNouns.has(right.toLowerCase()));

function isSeam({ left, right, next, isOnce }: Grown): boolean {
  if (known.has((left + right).toLowerCase())) return false;
  if (articles.test(right))
    return isOnce && left.length >= 4 && /^ \p{Ll}{3}/u.test(next) && !/^\p{Lu}+$/u.test(left);
  if (!isEnglishWord(right) || right.length < 3) return false;
  if (/^\p{Lu}+$/u.test(left)) {
    // "GEOLocate" is a name, "PCNWork" is none.
    if (left.length === 3) return startsList.test(right) || opensPart.test(right);
    return isEnglishWord(left) || (left.length <= longestShort && opensLine(right));
  }
  if (!isEnglishWord(left)) return false;
  const isEnd = endsWord.test(left);
  if (/^\p{Ll}/u.test(left))
    return isEnd || (isOnce && left.length >= 4 && (left.length >= 6 || startsList.test(right)));
  if (!isOnce) return false;
  if (opensPart.test(left)) return true;
  if (isEnd && left.length >= 7) return opensLine(right);
  return left.length >= 6 && opensLine(right) && behindAct.test(next.split(/(?<=^ \S+) /)[0] ?? '');
}

/** In their order, and each place once. */
const atOnce = (edits: readonly Edit[]): Edit[] =>
  [...new Map(edits.map((edit) => [edit.start, edit])).values()].toSorted(
    (a, b) => a.start - b.start,
  );

/** "Planning & KPIsPrepare the rota": a row of words with capitals from the start of the line, and a deed. */
const headed =
  /(?<=^[ \t]{0,4})(?<head>(?:(?:\p{Lu}[\p{L}-]{1,20}|&|and|of)[ ,/]{1,2}){1,6}(?:\p{Lu}\p{Ll}{2,20}|\p{Ll}{4,20}|\p{Lu}{2,8}s?))(?<right>\p{Lu}\p{Ll}{2,14})(?= (?:the|an?|all|our|with|and|to|in|for|on|closely|as|your|their|\p{Ll}{4,20})[ ,])/gmu;

function findHeaded(text: string): Edit[] {
  return [...text.matchAll(headed)].flatMap(({ index, groups }): Edit[] => {
    const { head = '', right = '' } = groups ?? {};
    const last = head.split(/[ ,/]/).at(-1) ?? '';
    const isRow = /\s(?:&|and)\s/.test(head);
    if (!isRow || !isVerb(right) || known.has((last + right).toLowerCase())) return [];
    return [breakAt(text, index + head.length)];
  });
}

/** "reportsTidewater.net": a page that the text names elsewhere by itself, grown on to the word before it. */
const grownPage =
  /(?<![\p{L}\d@./_#=?&-])(?<left>\p{Lu}?\p{Ll}{3,24})(?<page>\p{Lu}[\p{L}\d-]{2,24}\.(?:com|net|org|gov|edu|io|us|co\.uk))(?![\p{L}\d])/gu;

function findPages(text: string): Edit[] {
  const lower = text.toLowerCase();
  return [...text.matchAll(grownPage)].flatMap(({ index, groups }): Edit[] => {
    const { left = '', page = '' } = groups ?? {};
    const isNamed = lower.includes(` ${page.toLowerCase()}`);
    return isNamed && isEnglishWord(left) ? [breakAt(text, index + left.length)] : [];
  });
}

/** Gives back the breaks inside words that only a dictionary can tell from names. */
export function splitSeams(source: MappedText): MappedText {
  const { text } = source;
  const found = [...text.matchAll(grown)];
  const tokenOf = ({ groups }: RegExpExecArray): string =>
    `${groups?.['left']}${groups?.['right']}`;
  const first = new Map<string, number>();
  const names = new Set<string>();
  for (const match of found) {
    const token = tokenOf(match);
    const at = match.index + (match.groups?.['left'] ?? '').length;
    const before = first.get(token);
    if (before === undefined) first.set(token, at);
    else if (!isSamePlace(text, before, at)) names.add(token);
  }
  const head = text.indexOf('\n');
  const words = found.flatMap(({ index, groups }): Edit[] => {
    const { left = '', right = '', next = '' } = groups ?? {};
    // The first line names the job, and perhaps a firm.
    if (index < head && !/^\p{Lu}+$/u.test(left)) return [];
    const isOnce = !names.has(left + right);
    return isSeam({ left, right, next, isOnce }) ? [breakAt(text, index + left.length)] : [];
  });
  const figures = [...text.matchAll(counted)].flatMap(({ index, groups }): Edit[] => {
    const left = groups?.['left'] ?? '';
    const at = index + left.length;
    const isLabel = labels.test(left) && !/^(?:401|\d{1,3} ?%)/.test(text.slice(at, at + 5));
    // "or equal experience5 + years": the end of a demand, and no name of a field.
    const isEnd =
      left === 'experience' &&
      /\p{L} \p{L}{1,30} $/u.test(text.slice(Math.max(0, index - 30), index));
    if (leads.test(left) || (isLabel && !isEnd)) return [{ start: at, end: at, insert: ' ' }];
    if (numbered.test(left) && /^\d \p{L}/u.test(text.slice(at, at + 3))) return [];
    return left.length >= shortestWord && isEnglishWord(left) ? [breakAt(text, at)] : [];
  });
  return applyEdits(
    source,
    atOnce([
      ...words,
      ...figures,
      ...[...findHeaded(text), ...findPages(text)].filter(({ start }) => start > head),
    ]),
  );
}
