import type { LabelledField } from '../sections/labelled-fields.ts';
import type { PlacedLine } from '../sections/split-sections.ts';
import { splitSentences } from '../text/sentences.ts';
import { dedupe, readItems } from './items.ts';
import type { Item } from './items.ts';

/** The limits of the form's tag inputs; it takes any number of deal breakers. */
const mostDealBreakers = 50;
const mostRedFlags = 6;
const mostBackgrounds = 10;

export function readNamedRedFlags(fields: readonly LabelledField[]): Item[] {
  return dedupe(fields.filter(({ key }) => key === 'redFlags').flatMap(readItems), mostRedFlags);
}

export function readBackgrounds(
  fields: readonly LabelledField[],
  lines: readonly PlacedLine[],
): Item[] {
  const named = fields
    .filter(
      ({ key, label, value }) =>
        key === 'backgrounds' && !(/industry/i.test(label) && /^no\b/i.test(value)),
    )
    .flatMap(readItems);
  return dedupe([...named, ...lines.flatMap(fromPreference)], mostBackgrounds);
}

const preference =
  /\b(?:(?:ideal|preferred) (?:background|candidate comes from|candidates? (?:will )?come from)(?: is| in|:)?|(?:background|experience) in(?: the)?(?= [a-zÀ-ɏ\d&/, -]{3,60}? (?:industry|sector|environment)? ?(?:is )?(?:preferred|a plus|ideal)))\s(?:the\s)?([a-zÀ-ɏ\d&/ -]{3,60}?)(?=\s(?:is |would be |are )?(?:preferred|a plus|ideal|strongly|highly)|[.,;(]|$)/gi;

function fromPreference(line: PlacedLine): Item[] {
  if (line.section === 'legal' || line.section === 'benefits') return [];
  if (!/background|experience in|come/i.test(line.text)) return [];
  return [...line.text.matchAll(preference)].flatMap((match) => {
    const text = (match[1] ?? '').trim();
    const start = line.start + match.index + match[0].indexOf(match[1] ?? '');
    return text.split(' ').length <= 6 && text.length > 2
      ? [{ text, start, end: start + text.length }]
      : [];
  });
}

/** Conditions that end a candidacy, in the few forms that are unmistakable. */
const conditions =
  /\b(?:(?:no|not|unable to|cannot|can't|won't|will not|does not|do not|without)(?: \w+){0,5} (?:visa|sponsor(?:ship)?|h-?1b)|sponsorship (?:is )?(?:not|unavailable)|(?:security )?clearance (?:is )?(?:required|mandatory|needed)|(?:must|required to|able to) (?:have|hold|possess|obtain|maintain)(?: \w+){0,4} (?:security )?clearance|must (?:currently )?(?:reside|live|be (?:located|based|a resident)) (?:in|within)|residency (?:in .{2,30} )?(?:is )?required|no (?:relocation|remote(?: work)?|c2c|corp-to-corp|agencies|third part(?:y|ies))|relocation (?:is )?not (?:offered|provided|available)|travel (?:of )?(?:up to )?(?:[5-9]\d|100) ?%|(?:[5-9]\d|100) ?% travel|keine? (?:visum|sponsoring)|non[- ]negotiable|deal ?breaker)\b/i;

export function readDealBreakers(
  fields: readonly LabelledField[],
  lines: readonly PlacedLine[],
): Item[] {
  const named = fields.filter(({ key }) => key === 'dealBreakers').flatMap(readItems);
  const labelled = new Set(
    fields.filter(({ key }) => key === 'dealBreakers').map(({ line }) => line),
  );
  const stated = lines.flatMap((line, index) => (labelled.has(index) ? [] : fromSentences(line)));
  return dedupe([...named, ...stated], mostDealBreakers);
}

const longest = 140;

function fromSentences(line: PlacedLine): Item[] {
  if (line.section === 'legal' || line.section === 'process' || line.isHeading) return [];
  return splitSentences(line.text, line.start)
    .filter(({ text }) => text.length <= longest && conditions.test(text))
    .map(({ text, start, end }) => ({ text: text.replace(/[.;]$/, ''), start, end }));
}
