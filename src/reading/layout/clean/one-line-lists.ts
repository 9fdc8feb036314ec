import { classifyHeading } from '../classify-heading.ts';
import { applyEdits } from './mapped-text.ts';
import type { Edit, MappedText } from './mapped-text.ts';

/** Lists that stand in one line, with a sign or wide blanks where the breaks were. */

const fewestJoints = 3;

const dashed = /(?<=\S) {2,3}(?=[-–] {1,2}\p{Lu})/gu;

/** "Duties:  - Drive  - Load  - Help": a list in one line. Asked before runs of blanks are tidied. */
export function splitDashed(source: MappedText): MappedText {
  const found = [...source.text.matchAll(dashed)];
  if (found.length < fewestJoints) return source;
  return applyEdits(
    source,
    found.map(({ index, 0: gap }) => ({ start: index, end: index + gap.length, insert: '\n' })),
  );
}

/** "keep records · Drive the van · Load it" in one long line; in a row of short words the dot only parts them. */
const dotted = /(?<=\S) (?=· [\p{Lu}\d])/gu;
const shortestItem = 25;
const longRow = 6;

/** "a related field- Proven experience- Strong Swift": hyphens that lost the break before them. */
const hyphened =
  /(?<=[\p{L}\d).:])(?=- (?!Regularly|Occasionally|Frequently|Constantly|Rarely|Seldom|Never|Required|Preferred|Essential|Desirable|Yes\b|No\b)\p{Lu}[\p{L}&])/gu;
/** "Duties: - Drive the van - Load it": a list behind its heading, with blanks where the breaks were. */
const spacedDash = /(?<=\S) (?=[-–] (?:\p{Lu}[\p{L}&]+|\d+\+?) \p{L})/gu;
const opensDashed = /^[-–] |:\s?[-–] ?[\p{Lu}\d]/u;
/** "calm - Keeps the log - Knows the harbor": what stands so three times in a line is a list, however it begins. */
const surelyDashed = /(?<=[\p{Ll})][.?!]? )- (?=\p{Lu}\p{Ll}+,? \p{Ll}{2})/gu;
/** "Dental - The mill pays for it": a name and what is said of it. */
const endsWithName = /(?:^|[.!?:–§•·●▪] ?|- )(?:[\p{Lu}&(/][\p{L}&/()-]{0,24} ){1,5}$/u;
/** "Lifting - Frequently": how often a thing is done, in a form. */
const ofForm =
  /[-–] (?:Regularly|Occasional(?:ly)?|Frequent(?:ly)?|Constant(?:ly)?|Rarely|Seldom|Never|Applicable|N\/A)\b/;
/** "greet callers-Keeping notes" in such a list. */
const tightDash = /(?<=\p{Ll}{3})(?=-\p{Lu}\p{Ll}{3,} \p{Ll})/gu;

/** "Needed: -A loom of one's own-Steady hands-Good eyes": hyphens without a blank on either side. */
const tight = /(?<=[\p{Ll})]|:\s?)(?=-\p{Lu}(?:\p{Ll}{2,}|\p{Lu}) \p{Ll})/gu;
const opensTight = /^(?:[^:]{2,40}: ?)?-\p{Lu}/u;
/** "the claims.-Check the wool. -Write": behind the end of a sentence a hyphen opens an item. */
const tightBehindStop = /(?<=\p{Ll}[.;:] ?)(?=-\p{Lu}\p{Ll}{2,},? \p{Ll})/gu;
/** "steady hands-Keeps": behind a small word, which "Full-Time work" has not. */
const tightBehindSmall = /(?<=(?<![\p{L}-])\p{Ll}{2,20}\)?)(?=-\p{Lu}\p{Ll}{2,},? \p{Ll})/gu;

/** "sent to the CTO-Plans the week", in such a list. */
const tightBehindShort = /(?<=\p{Lu}{2})(?=-\p{Lu}\p{Ll}{3,} \p{Ll})/gu;

/** "Skills and manner-Two years at sea": a hyphen between a heading and its first line. */
const behindHeading = /^(?<heading>\p{Lu}[^-.:;]{5,60}\p{Ll}\)?) ?-(?=\p{Lu}\p{Ll}+,? \p{Ll}{2})/u;
function findHeadingDash(line: string): { start: number; end: number }[] {
  const found = behindHeading.exec(line);
  const heading = found?.groups?.['heading'] ?? '';
  if (!found || !heading.includes(' ') || classifyHeading(heading) === undefined) return [];
  return [{ start: heading.length, end: found[0].length }];
}

/** "Care : Honesty : Courage": words of a row, none of them a label of the next. */
function findColons(line: string, from: number): Edit[] {
  const parts = line.split(' : ');
  if (parts.length < fewestJoints || !parts.every((part) => inRow.test(part))) return [];
  return [...line.matchAll(/ : /g)].map(({ index, 0: sign }) => ({
    start: from + index,
    end: from + index + sign.length,
    insert: '\n',
  }));
}
const inRow = /^\p{Lu}[\p{L}-]{2,20}(?: (?:[\p{L}-]{2,20}|&)){0,2}(?: :)?$/u;

const isSurelyDashed = (line: string): boolean =>
  !ofForm.test(line) &&
  [...line.matchAll(surelyDashed)].filter(
    ({ index }) => !endsWithName.test(line.slice(Math.max(0, index - longestName), index)),
  ).length >= fewestJoints;
const longestName = 80;

/** Where a line has hyphens that open items without a blank before the word. */
function findTight(line: string): number[] {
  const sure = [
    ...line.matchAll(tightBehindStop),
    ...line.matchAll(tightBehindSmall),
    ...(opensTight.test(line) ? line.matchAll(tight) : []),
  ];
  const more = sure.length >= fewestJoints ? [...line.matchAll(tightBehindShort)] : [];
  return [...new Set([...sure, ...more].map(({ index }) => index))].toSorted((a, b) => a - b);
}

export function splitDotted(source: MappedText): MappedText {
  const edits: Edit[] = [];
  let at = 0;
  for (const line of source.text.split('\n')) {
    const from = at;
    at += line.length + 1;
    const hyphens = [...line.matchAll(hyphened)];
    if (hyphens.length >= fewestJoints)
      for (const { index } of [...hyphens, ...line.matchAll(tightDash)])
        edits.push({ start: from + index, end: from + index, insert: '\n' });
    const tights = findTight(line);
    if (tights.length >= fewestJoints && hyphens.length < fewestJoints)
      for (const index of tights)
        if (index > 0) edits.push({ start: from + index, end: from + index, insert: '\n' });
    const isDashed = opensDashed.test(line) || isSurelyDashed(line);
    const dashes = isDashed ? [...line.matchAll(spacedDash)] : [];
    if (dashes.length >= fewestJoints)
      for (const { index } of dashes)
        edits.push({ start: from + index, end: from + index + 1, insert: '\n' });
    for (const { start, end } of findHeadingDash(line))
      edits.push({ start: from + start, end: from + end, insert: '\n' });
    edits.push(...findColons(line, from));
    const parts = line.split(' · ');
    const short = parts.filter((part) => part.length < shortestItem).length;
    // One short item among many long ones makes no row of words.
    if (parts.length < 2 || short > (parts.length >= longRow ? parts.length / 4 : 0)) continue;
    for (const { index } of line.matchAll(dotted))
      edits.push({ start: from + index, end: from + index + 1, insert: '\n' });
  }
  const sorted = edits.toSorted((a, b) => a.start - b.start);
  return applyEdits(
    source,
    sorted.filter(
      ({ start }, index) =>
        start >= (sorted[index - 1]?.end ?? 0) && start !== sorted[index - 1]?.start,
    ),
  );
}

/** Two blanks before a capital where no sentence ended: what is left of a break. */
const wide = /(?<=[\p{Ll}\d)%]|\p{Lu}{2}) {2,3}(?=\p{Lu}(?:\p{Ll}| \p{Lu}\p{Ll}))/gu;
const shortestRun = 250;

/** "pack orders  Load vans  Keep records" in one long line. Asked before runs of blanks are tidied. */
export function splitWide(source: MappedText): MappedText {
  const edits: Edit[] = [];
  let at = 0;
  for (const line of source.text.split('\n')) {
    const from = at;
    at += line.length + 1;
    if (line.length < shortestRun) continue;
    const found = [...line.matchAll(wide)];
    if (found.length < fewestJoints) continue;
    for (const { index, 0: gap } of found)
      edits.push({ start: from + index, end: from + index + gap.length, insert: '\n' });
  }
  return applyEdits(source, edits);
}
