import { dutyVerbs, namesThing } from '../../facts/shapes/duty-verbs.data.ts';
import { classifyHeading } from '../classify-heading.ts';
import { applyEdits } from './mapped-text.ts';
import type { Edit, MappedText } from './mapped-text.ts';

/** A list that copying made one line of: "Key Duties Packing parcels for the post Booking vans by noon Keeping the yard". */

const shortestLine = 160;
const shortestHeaded = 40;
const fewestItems = 3;
const mostHeadingWords = 6;

/** Where an item may begin: a capital letter behind a word that ends nothing. */
const openings =
  / (?=(?<word>\p{Lu}\p{Ll}{2,20}(?:-\p{Ll}{2,12})?),? (?:\p{Ll}|UK\b|IT\b))(?<=(?<![\p{L}\d'’-])(?<before>\p{Ll}{3,20}|\p{L}{1,20}\)) )/gu;

/** Behind these the same sentence goes on, whatever its first letter. */
const goesOn =
  /^(?:the|and|nor|for|with|from|into|our|your|their|his|her|its|this|that|these|those|any|all|each|every|some|such|other|both|who|which|where|when|while|will|must|are|was|were|has|have|not|via|per|within|under|over|between|including|called|named|titled)$/;

const demands =
  /^(?:Ability|Able|Strong|Good|Excellent|Comfortable|Willing|Willingness|Previous|Proven|Prior|Solid|Basic|Self-motivated|Self-starter|Experience|Experienced|Knowledge|Understanding|Familiarity|Familiar|Proficient|Proficiency|Confident|Competent|Competitive|Flexible|Friendly|Generous|Annual|Paid|Free|Casual|On-site|On-the-job|Opportunity|Opportunities)$/;

/** "Managing", and not "Marketing" or "Engineering". */
function isDoing(word: string): boolean {
  const stem = /^(?<stem>\p{Lu}\p{Ll}{2,})ing$/u.exec(word)?.groups?.['stem']?.toLowerCase();
  if (stem === undefined || namesThing.test(word.toLowerCase())) return false;
  return (
    dutyVerbs.has(stem) ||
    dutyVerbs.has(`${stem}e`) ||
    (stem.at(-1) === stem.at(-2) && dutyVerbs.has(stem.slice(0, -1)))
  );
}

/** "What We Offer A friendly team": the words of a heading at the head of a long line. */
function findHeadingEnd(line: string): number | undefined {
  let end = -1;
  for (let count = 1; count <= mostHeadingWords; count += 1) {
    const next = line.indexOf(' ', end + 1);
    if (next === -1) return undefined;
    end = next;
    const head = line.slice(0, end);
    if (count > 1 && /^\p{Lu}/u.test(line.slice(end + 1)) && classifyHeading(head) !== undefined)
      return end;
  }
  return undefined;
}

function findItems(line: string): number[] {
  return [...line.matchAll(openings)]
    .filter(({ groups }) => {
      const { word = '', before = '' } = groups ?? {};
      return !goesOn.test(before) && (demands.test(word) || isDoing(word));
    })
    .map(({ index }) => index);
}

const isList = (line: string): boolean =>
  line.length >= shortestLine && findItems(line).length >= fewestItems;

export function splitRunOnLists(source: MappedText): MappedText {
  const lines = source.text.split('\n');
  // A text that lost the breaks of one list lost those of its shorter ones too.
  if (!lines.some(isList)) return source;
  const edits: Edit[] = [];
  let at = 0;
  for (const line of lines) {
    const items = findItems(line);
    const heading = line.length >= shortestHeaded ? findHeadingEnd(line) : undefined;
    for (const index of new Set([...(heading === undefined ? [] : [heading]), ...items]))
      edits.push({ start: at + index, end: at + index + 1, insert: '\n' });
    at += line.length + 1;
  }
  return applyEdits(
    source,
    edits.toSorted((a, b) => a.start - b.start),
  );
}
