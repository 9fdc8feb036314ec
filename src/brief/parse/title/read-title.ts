import { findPlaces } from '../location/find-places.ts';
import { classifyHeading } from '../sections/classify-heading.ts';
import type { LabelledField } from '../sections/labelled-fields.ts';
import type { PlacedLine } from '../sections/split-sections.ts';
import type { Span } from '../text/mapped-text.ts';
import { splitSentences } from '../text/sentences.ts';
import { cleanTitle, looksLikeTitle } from './clean-title.ts';
import { namesOccupation } from './occupations.ts';
import { findTitlesInProse } from './title-in-prose.ts';

interface FoundTitle extends Span {
  text: string;
  score: number;
}

const headerLines = 10;
const proseLines = 80;

/** The best title that the labels, the top lines or the sentences of a text offer. */
export function readTitle(
  lines: readonly PlacedLine[],
  fields: readonly LabelledField[],
): FoundTitle | undefined {
  const candidates = [...fromFields(fields), ...fromHeader(lines, fields), ...fromProse(lines)];
  return candidates.reduce<FoundTitle | undefined>(
    (best, candidate) => (!best || candidate.score > best.score ? candidate : best),
    undefined,
  );
}

/** "Cook, Leeds. Up to 30k.": only the first sentence of a value can be the title. */
function firstSentence(value: string): string {
  return splitSentences(value)[0]?.text ?? value;
}

const noTitle =
  /^(?:full|part)[- ]?time|^(?:permanent|temporary|contract|internship|n\/?a|none|other|various|multiple|yes|no|tbd|tbc|open|remote|hybrid|on-?site|regular|exempt|non-exempt|new|replacement|\d+)\b/i;

function fromFields(fields: readonly LabelledField[]): FoundTitle[] {
  return fields
    .filter(({ key }) => key === 'title')
    .flatMap((field, index) => {
      const isStrong = /title|bezeichnung|intitulé|designation|stanowisko|titre/i.test(field.label);
      const below = field.below[0];
      const value = field.value !== '' ? field.value : (below?.text ?? '');
      const start = field.value !== '' ? field.start : (below?.start ?? field.start);
      const title = cleanTitle(firstSentence(value), start);
      if (!looksLikeTitle(title.text) || noTitle.test(title.text)) return [];
      const hasOccupation = namesOccupation(title.text);
      const isShort = title.text.split(' ').length <= 5;
      if (!isStrong && !hasOccupation && !isShort) return [];
      // The subject of a mail is written in haste; the mail itself says it better.
      const isSubject = /^subject$/i.test(field.label);
      const weak = hasOccupation ? 84 : 58;
      return [{ ...title, score: (isStrong ? 100 : isSubject ? 60 : weak) - index }];
    });
}

const generic =
  /^(?:job (?:description|posting|details|title|summary|advert(?:isement)?|opportunity|opening|vacancy|announcement|bulletin|listing|ad|offer)s?|careers?|vacanc(?:y|ies)|we(?:'re| are) hiring|now hiring|hiring|position (?:description|details|title|summary|overview)|job|jobs|position|overview|description|welcome|home|about us|employment opportunity|employment|opportunit(?:y|ies)|stellenangebote?|stellenanzeige|stellenausschreibung|offre d'emploi|annonce|confidential|draft|attention|notice|intake notes?|kick-?off|call notes?|hiring manager call|class specification|full job description|exam(?:ination)? bulletin|(?:key |job |position |quick )?(?:details|facts|info|highlights)|at a glance|snapshot)$/i;

function fromHeader(lines: readonly PlacedLine[], fields: readonly LabelledField[]): FoundTitle[] {
  const labelled = new Set(fields.map(({ line }) => line));
  const found: FoundTitle[] = [];
  let seen = 0;
  for (const [index, line] of lines.entries()) {
    if (seen >= headerLines || line.continued) break;
    seen += 1;
    if (index > 0 && line.isHeading && classifyHeading(line.text) !== undefined) break;
    if (line.text.length > 160 || labelled.has(index)) continue;
    if (line.mark === 'bullet' && index > 1) continue;
    found.push(...fromHeaderLine(line, index));
  }
  return found;
}

/** Words of a sentence, never of a title. */
const spoken =
  /\b(?:earn|earns|firm|llp|we|you|your|is|are|was|were|will|have|has|can|please|wir|sie|vous|nous)\b/i;

function fromHeaderLine(line: PlacedLine, index: number): FoundTitle[] {
  const isTop = index === 0 || line.mark === 'hash';
  // A line that says "we need a cook" names its title better than it is one.
  if (findTitlesInProse(line.text).some(({ score }) => score >= 62 && score !== 78)) return [];
  return splitSegments(line.text).flatMap(({ text, start }, order) => {
    const title = cleanTitle(cutEmployer(text), line.start + start);
    if (!looksLikeTitle(title.text) || generic.test(title.text) || noTitle.test(title.text))
      return [];
    if (classifyHeading(title.text) !== undefined || spoken.test(title.text)) return [];
    const isSentence = title.text.split(/[\s–-]+/).length > 9 || /[.!?]$/.test(line.text);
    if (namesOccupation(title.text)) {
      return [{ ...title, score: (isTop ? 82 : 76) - index * 2 - order - (isSentence ? 22 : 0) }];
    }
    const isPlace = findPlaces(title.text).length > 0;
    const isPlain =
      isTop &&
      order === 0 &&
      !isPlace &&
      !isSentence &&
      !/\b(?:inc|llc|ltd|gmbh|corp|department|county|university|hospital)\b/i.test(title.text);
    return isPlain ? [{ ...title, score: 40 - index }] : [];
  });
}

function cutEmployer(text: string): string {
  const employer = /\s(?:at|@|bei|chez|w firmie)\s(?=\p{Lu})/u.exec(text);
  return employer && namesOccupation(text.slice(0, employer.index))
    ? text.slice(0, employer.index)
    : text;
}

/** "Acme | Cook | Denver": parts of a line; a dash joins a title to its own second half when the first names an occupation. */
function splitSegments(text: string): { text: string; start: number }[] {
  const pieces: { text: string; start: number }[] = [];
  const pattern =
    /\s?\|\s?|!\s(?=\p{Lu})|(?<!\b(?:Sr|Jr|St|Dr|Mr|Ms|Asst|Assoc|Dept|Mgr|Gen|No))\.\s(?=\p{Lu})|\s[·•]\s|\t|\s[-–]{1,2}\s|:\s/gu;
  let start = 0;
  for (const match of text.matchAll(pattern)) {
    const head = text.slice(start, match.index);
    const isDash = /[-–]/.test(match[0]);
    if (isDash && namesOccupation(head)) continue;
    pieces.push({ text: head, start });
    start = match.index + match[0].length;
  }
  pieces.push({ text: text.slice(start), start });
  return pieces;
}

function fromProse(lines: readonly PlacedLine[]): FoundTitle[] {
  const counts = new Map<string, number>();
  const found: FoundTitle[] = [];
  lines.slice(0, proseLines).forEach((line, index) => {
    if (line.section === 'legal' || line.section === 'process' || line.section === 'apply') return;
    for (const title of findTitlesInProse(line.text)) {
      const key = title.text.toLowerCase();
      counts.set(key, (counts.get(key) ?? 0) + 1);
      const later =
        (index < 6 ? index * 0.5 : 3 + index * 0.1) + (/^subject:/i.test(line.text) ? 8 : 0);
      found.push({
        ...title,
        start: line.start + title.start,
        end: line.start + title.end,
        score: title.score - later,
      });
    }
  });
  return found.map((title) => ({
    ...title,
    score: title.score + Math.min(6, 2 * ((counts.get(title.text.toLowerCase()) ?? 1) - 1)),
  }));
}
