import type { Line } from '../text/lines.ts';
import { classifyHeading, hasHeadingForm } from './classify-heading.ts';
import type { SectionKind } from './heading-words.ts';

/** A line together with the part of the ad it stands in; `opening` is what comes before any heading. */
export interface PlacedLine extends Line {
  section: SectionKind | 'opening';
  isHeading: boolean;
  /** Where the content begins when a heading runs into its text, as in "Benefits: ...". */
  contentStart: number;
}

const lastingParts = new Set<PlacedLine['section']>(['apply', 'legal', 'process', 'internal']);

/** "Note: ..." speaks for its own line; "Requirements: ..." may go on for many. */
const goesOn = new Set<SectionKind>(['duties', 'requirements', 'preferred', 'benefits', 'summary']);

export function placeLines(lines: readonly Line[]): PlacedLine[] {
  let section: PlacedLine['section'] = 'opening';
  let outer: PlacedLine['section'] = 'opening';
  let brief: SectionKind | undefined;
  return lines.map((line) => {
    const heading = readHeading(line);
    if (heading) {
      const kind = nestHeading({ found: heading.kind, outer, line });
      const isBrief = !heading.wholeLine && !goesOn.has(kind);
      brief = isBrief ? kind : undefined;
      if (!isBrief) section = kind;
      if (line.mark === 'hash') outer = heading.kind;
      return {
        ...line,
        section: kind,
        isHeading: heading.wholeLine,
        contentStart: line.start + heading.length,
      };
    }
    if (!line.continued && line.mark !== 'bullet') brief = undefined;
    return {
      ...line,
      section: brief ?? section,
      isHeading:
        hasHeadingForm(line) && !/\d{3}|[$£€]/.test(line.text) && line.text.split(' ').length <= 8,
      contentStart: line.start,
    };
  });
}

/** In a form with hash headings, labels inside a part for recruiters stay in that part. */
function nestHeading(input: {
  found: SectionKind;
  outer: PlacedLine['section'];
  line: Line;
}): SectionKind {
  const { found, outer, line } = input;
  if (line.mark !== 'hash' && lastingParts.has(outer) && outer !== 'opening') return outer;
  return found;
}

/** "We also offer a generous package, including:" opens a list as a heading would. */
const leadIns: [RegExp, SectionKind][] = [
  [
    /\b(?:benefits?|perks|we (?:also )?offer|you(?:'ll| will)? (?:get|receive|enjoy)|wir bieten|nous offrons)\b/i,
    'benefits',
  ],
  [
    /\b(?:require[ds]?|requirements?|qualifi\w+|must have|you (?:have|bring|need)|looking for|ideal candidate|successful candidate|voraussetz\w+)\b/i,
    'requirements',
  ],
  [/\b(?:responsib\w+|duties|tasks|you will|you'll|functions|aufgaben|missions)\b/i, 'duties'],
];
const longestLeadIn = 120;

function readLeadIn(line: Line): Heading | undefined {
  const { text } = line;
  if (line.mark !== null || !text.endsWith(':') || text.length > longestLeadIn) return undefined;
  if (text.split(' ').length < 4) return undefined;
  const found = leadIns.find(([pattern]) => pattern.test(text));
  return found && { kind: found[1], length: text.length, wholeLine: true };
}

interface Heading {
  kind: SectionKind;
  length: number;
  wholeLine: boolean;
}

function readHeading(line: Line): Heading | undefined {
  if (line.continued) return undefined;
  const { text } = line;
  const mayBeWhole = line.mark !== 'bullet' && line.mark !== 'number' ? true : /[:?]$/.test(text);
  const hasValue = /[^:]:\s\S/.test(text);
  if (mayBeWhole && !hasValue && !/[.,;]$/.test(text)) {
    const kind = classifyHeading(text);
    if (kind) return { kind, length: text.length, wholeLine: true };
  }
  const leadIn = readLeadIn(line);
  if (leadIn) return leadIn;
  const runIn = /^(.{3,60}?)(?:\s?:\s|\s[-–]\s|\t)/.exec(text);
  const label = runIn?.[1];
  if (runIn && label !== undefined) {
    const isDashed = /[-–]\s$/.test(runIn[0]);
    if (isDashed && label !== label.toUpperCase()) return undefined;
    const kind = classifyHeading(label);
    if (kind) return { kind, length: runIn[0].length, wholeLine: false };
  }
  return undefined;
}
