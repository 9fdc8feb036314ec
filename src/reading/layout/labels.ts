import { endOfBareGrade } from './graded-label.ts';
import { intakeLabels, labelWords } from './labels.data.ts';
import type { LabelKind } from './labels.data.ts';

const kinds = new Map<string, LabelKind>();
for (const [kind, words] of Object.entries(labelWords) as [LabelKind, string][]) {
  for (const word of words.split('|')) if (!kinds.has(word)) kinds.set(word, kind);
}

const longestLabel = 45;
const longestName = 70;

const normalise = (label: string): string =>
  label
    .toLowerCase()
    .replace(/\([^()]{0,40}\)/g, ' ')
    .replace(/[^\p{L}\p{N}'\- ]/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();

/** What a label announces; undefined when its words are none that we know. */
export function kindOfLabel(label: string): LabelKind | undefined {
  if (label.length > longestLabel) return undefined;
  const words = normalise(label);
  return kinds.get(words) ?? intakeLabels.find(([pattern]) => pattern.test(words))?.[1];
}

export interface LabelSplit {
  label: string;
  /** Where the value begins in the line. */
  valueAt: number;
}

/** "Manager - Kilns" is the title of a post. */
const aPost = /^(?:manager|supervisor)$/i;

/** "Location: Leeds", "Location – Leeds", "Location<tab>Leeds": where a label ends, whatever its words. */
export function splitLabel(line: string): LabelSplit | undefined {
  const head = line.slice(0, longestName + 3);
  const colon = /^([^:\t|]{2,70}?) ?[:\t|]+ ?(?=\S|$)/u.exec(head);
  if (colon?.[1] && !/^https?$/i.test(colon[1]) && !/\d$/.test(colon[1])) {
    return { label: colon[1].trim(), valueAt: colon[0].length };
  }
  const graded = endOfBareGrade(head);
  if (graded !== undefined) return { label: head.slice(0, graded).trim(), valueAt: graded };
  // "Post-qualification experience" is one word, and no label before another.
  const dash = /^([^:\t|–-]{2,40}?) ?[–-] ?(?=\S)(?<!\p{L}-(?=\p{Ll}))/u.exec(head);
  if (dash?.[1] && kindOfLabel(dash[1]) && !aPost.test(dash[1])) {
    return { label: dash[1].trim(), valueAt: dash[0].length };
  }
  return undefined;
}
