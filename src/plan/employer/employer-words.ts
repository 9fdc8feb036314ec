import { dropAnnouncement } from '#shared/announcement.ts';
import { mendWords } from '#shared/misprints.ts';
import type { Brief, EmployerBlock } from '#shared/brief.ts';
import { hasContact } from '#writing/contacts.ts';
import { splitSentences } from '#writing/split-sentences.ts';
import { bullets, openBrackets } from '../wording/own-words.ts';

/** "TyneHours: full time": a label that lost its line. */
const gluedLabel = /(?<=[\p{Ll})])(?=\p{Lu}\p{Ll}{2,14}(?: \p{Lu}?\p{Ll}{1,12})?:\s)/gu;

/** Marks of web pages and of plain-text markup are nobody's words. */
const unmark = (text: string): string =>
  openBrackets(
    mendWords(text)
      .replace(/<\/?[a-z][^<>]{0,60}>/gi, ' ')
      .replace(/\[[^[\]]{1,200}\]\((https?:[^()\s]{1,400})\)/g, '$1')
      .replace(/\*\*|__/g, ''),
  );

/** What stood on a button at the end of the line. */
const button = /(?<=\p{L})\s(?:Apply (?:Here|Now)|Click Here|Read More|Show More)\.?$/u;

const talksOfApplying = /\b(?:appl(?:y|ying|ications?)|interview|bewerb\w*|candidature|contact)\b/i;

function listSentences(block: EmployerBlock): string[] {
  const text = separate(block.text);
  const isAddress = block.role === 'process' && hasContact(text);
  const [first, ...more] = splitSentences(isAddress ? joinAddress(text) : text);
  if (first === undefined) return [];
  if (!hasHeading(block)) return [dropAnnouncement(first), ...more];
  const heading = block.heading ?? '';
  return [`${heading}${hasContact(heading) ? ',' : ':'} ${first}`, ...more];
}

/** A heading that is half of the sentence under it, or holds the telephone. */
function hasHeading({ heading, role }: EmployerBlock): boolean {
  if (heading === null || role !== 'process') return false;
  const isSentence =
    heading.split(/\s+/).length > 5 && talksOfApplying.test(heading) && !/^how to/i.test(heading);
  return isSentence || hasContact(heading);
}

/** What the employer wrote and nobody should reword, sentence by sentence, each once. */
export function listEmployerSentences(
  { employerBlocks }: Brief,
  roles: readonly EmployerBlock['role'][],
): string[] {
  const sentences = employerBlocks
    .filter(({ role }) => roles.includes(role))
    .flatMap(listSentences)
    .map((sentence) => sentence.replace(bullets, '').replace(/\s+/g, ' ').trim())
    .map((sentence) => sentence.replace(button, ''))
    .filter((sentence) => /\p{L}{2}/u.test(sentence));
  return [...new Set(sentences)];
}

const isShortLine = (line: string): boolean =>
  line.split(/\s+/).length < 7 && !/[.!?:]$/.test(line);

/** Name, street and telephone in lines of their own are read in one go. */
function joinAddress(text: string): string {
  const lines = text
    .split('\n')
    .map((line) => line.replace(/^[\s-]{1,20}|[\s-]{1,20}$/g, ''))
    .filter((line) => line !== '');
  return lines.reduce((joined, line, i) => {
    if (i === 0) return line;
    const before = lines[i - 1] ?? '';
    if (/\p{L}$/u.test(before) && /^\+?\d[\d\s()./-]{5}/.test(line)) return `${joined} ${line}`;
    // A sentence of its own goes on after an address; a name does not.
    const begins = hasContact(before) && /^\p{Lu}\p{Ll}+ \p{Ll}+ \p{Ll}+/u.test(line);
    return isShortLine(before) && isShortLine(line) && !begins
      ? `${joined}, ${line}`
      : `${joined}\n${line}`;
  }, '');
}

/** "Free berth ✨ Long lunches": a picture parts what stands in one line. */
const picture = / ?(?![©®™])\p{Extended_Pictographic}\uFE0F? ?(?=[\p{Lu}\d£$€])/gu;

const separate = (text: string): string =>
  unmark(text).replace(gluedLabel, '\n').replace(picture, '\n');
