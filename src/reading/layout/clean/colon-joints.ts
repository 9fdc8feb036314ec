import { classifyHeading } from '../classify-heading.ts';
import { kindOfLabel } from '../labels.ts';
import { applyEdits } from './mapped-text.ts';
import type { Edit, MappedText } from './mapped-text.ts';

/** Headings whose colon stands on the first of their list: "What You Bring:5+ years at sea". */
const joint =
  /:(?=\d{1,2}\+? ?(?:[-–] ?\d{1,2}\+? ?)?[Yy](?:ea)?rs?\b|\p{Ll}{2,} \p{Ll}+ \p{Ll})/gu;
/** "To Weave Here, You Will Need To:have": what is announced goes on in small letters. */
const announces =
  /(?:\b(?:you|to|includes?|including|have|bring|need|expect|be|following|responsible for)|from you)$/i;
const longestHeading = 80;

const isHeading = (words: string): boolean =>
  /^\p{Lu}/u.test(words) &&
  kindOfLabel(words) === undefined &&
  (classifyHeading(words) !== undefined || announces.test(words));

/** Gives the first of a list its own line. */
export function splitColonJoints(source: MappedText): MappedText {
  const edits: Edit[] = [];
  let at = 0;
  for (const line of source.text.split('\n')) {
    const from = at;
    at += line.length + 1;
    for (const { index } of line.matchAll(joint)) {
      const start = Math.max(line.lastIndexOf('. ', index) + 2, line.lastIndexOf(': ', index) + 2);
      const words = line.slice(start < 2 ? 0 : start, index).trim();
      if (words.length > longestHeading || !isHeading(words)) continue;
      edits.push({ start: from + index + 1, end: from + index + 1, insert: '\n' });
    }
  }
  return applyEdits(source, edits);
}
