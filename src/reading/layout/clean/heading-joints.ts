import { alsoNouns, dutyVerbs } from '../../facts/shapes/duty-verbs.data.ts';
import { classifyHeading } from '../classify-heading.ts';
import { applyEdits } from './mapped-text.ts';
import type { Edit, MappedText } from './mapped-text.ts';

/** Headings that share a line with the text above or below them, with only a blank between. */

const mostWords = 6;
const shortestLine = 30;

/** What ends a heading and, with a capital, little else. */
const headingNoun =
  /^(?:Requirements|Qualifications|Responsibilities|Duties|Accountabilities|Competencies|Benefits)$/;
/** These end a heading only before a whole sentence or a deed. */
const looseNoun = /^(?:Summary|Overview|Skills|Description|Purpose)$/;

const titled = /^(?:\p{Lu}[\p{L}'’/-]*,?|&)$/u;
const joins = /^(?:and|of|for|&)$/i;

const opensSentence =
  /^(?:(?:We|You|Your|Our|The|This|It|As|In|At|If) \p{Ll}|(?:We|You)['’]\p{Ll})/u;
const opensDemand =
  /^(?:\d{1,2}\+? ?(?:[-–] ?\d{1,2}\+? )?(?:days|years|weeks|months)\b|(?:Bachelor|Master)(?:['’]?s|&apos;?s)? (?:degree|in)\b|(?:Degree|Diploma|Ability|Abilities|Experience|Knowledge|Proven|Strong|Excellent|Demonstrated|Proficient|Proficiency|Familiarity|Minimum|Must|Previous|Prior|Valid|Competitive|Generous|Salary) (?:\p{Ll}|\d))/u;

/** "Draft and send", "Prepare monthly", "Review all": something to do, and no thing of that name. */
function opensDeed(rest: string): boolean {
  const [first = '', next = '', third = ''] = rest.split(' ', 3);
  const verb = first.replace(/,$/, '').toLowerCase();
  if (!/^\p{Lu}\p{Ll}+,?$/u.test(first) || !dutyVerbs.has(verb) || !/^\p{Ll}/u.test(next))
    return false;
  if (/^(?:and|or)$/.test(next))
    return dutyVerbs.has(third) && !(alsoNouns.has(verb) && alsoNouns.has(third));
  if (first.endsWith(',')) return dutyVerbs.has(next.replace(/,$/, '')) && !alsoNouns.has(verb);
  return alsoNouns.has(verb)
    ? /^(?:the|all|an?|our|your|with)$/.test(next)
    : !/^(?:of|is|are|was|will|by)$/.test(next);
}

/** What a sentence or an item begins with, and no heading. */
const opensItem =
  /^(?:An?|The|Our|Your|This|These|We|You|As|In|At|If|To|All|Must|Will|Can|Please|Proven|Ability|Able|Strong|Excellent|Experience|Experienced|Knowledge|Also|Other)$/;

/** How many words of a line are a heading above the rest of it. */
function countHeading(words: readonly string[]): number {
  for (let count = Math.min(mostWords, words.length - 3); count > 0; count -= 1) {
    const head = words.slice(0, count);
    const last = head.at(-1) ?? '';
    if (!head.every((word) => titled.test(word) || joins.test(word)) || joins.test(last)) continue;
    const rest = words.slice(count).join(' ');
    const isSure = headingNoun.test(last);
    if ((isSure || looseNoun.test(last)) && classifyHeading(head.join(' ')) !== undefined) {
      if (opensDeed(rest) || opensSentence.test(rest)) return count;
      if (isSure && opensDemand.test(rest)) return count;
    }
    if (isAsked(head) && (opensSentence.test(rest) || opensSaying.test(rest))) return count;
    if (isOwnHeading(head) && opensDeed(rest)) return count;
  }
  return 0;
}

/** "What You Will Get Looms are our pride": a heading in the words of a question. */
const isAsked = (head: readonly string[]): boolean =>
  head.length >= 3 &&
  /^(?:What|How|Why|Who|Where)\b/.test(head[0] ?? '') &&
  classifyHeading(head.join(' ')) !== undefined;
const opensSaying = /^\p{Lu}\p{Ll}+ (?:is|are|was|were|have|has|will|can) (?:\S+ ){2}/u;

/** "Menus and Supplies", "Garden Services": things, of which none is done or said of anybody. */
function isOwnHeading(head: readonly string[]): boolean {
  const [first = ''] = head;
  const last = (head.at(-1) ?? '').toLowerCase();
  const verb = first.toLowerCase();
  return (
    head.length >= 2 &&
    !last.endsWith(',') &&
    !opensItem.test(first) &&
    !(dutyVerbs.has(verb) && !alsoNouns.has(verb)) &&
    !(dutyVerbs.has(last) && !alsoNouns.has(last)) &&
    (head.some((word) => joins.test(word)) || /(?:tion|ment|ing|ance|ence|ity|[^s]s)$/.test(last))
  );
}

/** Ends of what stands before a heading; "customer Requirements" and "the Duties" are one thing. */
const endsPhrase =
  /^(?!(?:sales|operations|systems|business|this|various|previous|process|access|across|towards|always|needs|requires|includes|meets|has|is|was|its|as|plus)$)\p{Ll}{3,}s$|^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$|\.$/u;
const endsGrade = /^(?:required|preferred|desirable|essential|advantageous)$/;

/** Where the heading of the next part begins at the end of a line. */
function findLast(words: readonly string[]): number {
  const last = (words.at(-1) ?? '').replace(/:$/, '');
  if (!headingNoun.test(last)) return 0;
  for (let from = Math.max(3, words.length - mostWords); from < words.length; from += 1) {
    const head = words.slice(from);
    const before = words[from - 1] ?? '';
    if (!head.every((word) => titled.test(word.replace(/:$/, '')) || joins.test(word))) continue;
    if (
      !titled.test((head[0] ?? '').replace(/:$/, '')) ||
      classifyHeading(head.join(' ')) === undefined
    )
      continue;
    const isNew = head.length > 1 && /^(?:The|Our|Your|Key|Job|Professional)$/.test(head[0] ?? '');
    const isOffer = last === 'Benefits' && endsGrade.test(before);
    if (
      endsPhrase.test(before) ||
      isOffer ||
      (isNew && /^\p{Ll}{5,}$/u.test(before) && !goesOn.test(before))
    )
      return from;
  }
  return 0;
}
const goesOn =
  /^(?:about|under|within|through|entitled|titled|called|named|including|following|their|these|those|other|where|which|while|meeting|against)$/;

const offsetOf = (words: readonly string[], count: number): number =>
  words.slice(0, count).join(' ').length;

/** Gives a heading its own line: "Menus and Supplies Order all goods", "keep the books Key Duties". */
export function splitHeadingJoints(source: MappedText): MappedText {
  const edits: Edit[] = [];
  let at = 0;
  for (const line of source.text.split('\n')) {
    const from = at;
    at += line.length + 1;
    if (line.length < shortestLine || line.includes('\t')) continue;
    const words = line.split(' ');
    for (const count of new Set([countHeading(words), findLast(words)])) {
      if (count === 0) continue;
      const start = from + offsetOf(words, count);
      edits.push({ start, end: start + 1, insert: '\n' });
    }
  }
  return applyEdits(source, edits);
}
