import { findOwners } from '#market/occupations/titles/known-titles.ts';
import { toWords } from '#market/occupations/titles/title-words.ts';
import type { Found } from '#shared/reading.ts';
import { classifyHeading } from '../../layout/classify-heading.ts';
import { kindOfLabel } from '../../layout/labels.ts';
import { splitSentences } from '../../layout/sentences.ts';
import { agencies } from '../employer/intermediaries.data.ts';
import { best, foundIn } from '../field-unit.ts';
import { departmentWords } from '../organization/department.data.ts';
import type { FieldSource, FieldUnit, Span } from '../field-unit.ts';
import { removeWishesFromTitle } from '../wishes/remove-wishes.ts';
import { cleanTitle, looksLikeTitle } from './clean-title.ts';
import { chooseName } from './choose-name.ts';
import { listNames } from './list-names.ts';
import { namesOccupation } from './occupation-words.ts';
import { toOnePerson } from './one-person.ts';
import { isPlaceName } from './place-name.ts';
import { tellsTask } from './tells-task.ts';
import { findTitlesInProse } from './title-in-prose.ts';
import { generic, headingEnd, noTitle, pageTitle, spoken } from './title-words.data.ts';

interface Candidate extends Span {
  text: string;
  score: number;
  unit: FieldUnit;
}

const proseUnits = 120;
const longestTitle = 9;
const mostRepeats = 3;

/** The best title that the labels, the top lines or the sentences of a text offer. */
export function readTitle(source: FieldSource): Found<string> | null {
  const candidates = listCandidates(source.units);
  const ruled = withLevel(
    cleaner(best(withoutHeadings(withRepeats(candidates))), candidates),
    candidates,
  );
  const chosen =
    (isPlain(source, ruled) ? ruled : named(source, candidates)) ?? findTitleLine(source.units);
  if (!chosen) return null;
  const { text, unit, start, end, score } = chosen;
  const value = removeWishesFromTitle(text);
  if (value === '') return null;
  const confidence = Math.max(0.3, Math.min(0.98, score / 100));
  const found = foundIn(source, { value, confidence, unit, span: { start, end } });
  const quote = found.evidence[0]?.quote ?? '';
  // Cleaning makes one dash of all; the title keeps its own.
  return quote.replaceAll('—', '–') === value ? { ...found, value: quote } : found;
}

/** Where a label or the line on top says it, nothing is left to weigh; a note of two lines has nothing to weigh with. */
const plainly = 84;
const shortestWeighed = 300;
const isPlain = ({ language, units }: FieldSource, ruled: Candidate | undefined): boolean =>
  (language ?? 'en') !== 'en' ||
  (ruled !== undefined && ruled.score >= plainly) ||
  units.reduce((length, { text }) => length + text.length, 0) < shortestWeighed;

/** What the sentences call the job. */
function named({ units }: FieldSource, candidates: readonly Candidate[]): Candidate | undefined {
  const names = listNames(units).map((name) => ({ ...name, score: 0 }));
  const chosen = chooseName([...candidates, ...names]);
  if (!chosen) return undefined;
  const { chance } = chosen;
  const place = fromLevel(inWhole(chosen.place, candidates));
  return {
    ...place,
    text: toOnePerson(place.text),
    score: leastSure + chance * (mostSure - leastSure),
  };
}
const leastSure = 50;

/** What a sentence adds to a title behind a dash or in brackets, without letters that only shorten it. */
const added = /^ (?:[–-] |\((?!\p{Lu}{2,8}\)))\p{L}/u;

/** "Shift Lead – Packing (Nights)" where the words speak for "Shift Lead": the title stays as it stands there. */
function inWhole<Name extends Span & { text: string; unit: FieldUnit }>(
  chosen: Name,
  candidates: readonly Candidate[],
): Name {
  const fuller = candidates.filter(
    ({ text }) => text.startsWith(chosen.text) && added.test(text.slice(chosen.text.length)),
  );
  const whole =
    fuller.find(({ unit, start }) => unit === chosen.unit && start === chosen.start) ??
    (new Set(fuller.map(({ text }) => text)).size === 1 ? fuller[0] : undefined);
  if (!whole) return chosen;
  const { unit, start, end, text } = whole;
  return { ...chosen, unit, start, end, text };
}
const mostSure = 84;

const levelBefore =
  /(?<![\p{L}-])(?:Senior|Junior|Graduate|Trainee|Apprentice|Principal|Sr\.?|Jr\.?) $/u;
const anyLevel =
  /^(?:senior|sr\.?|junior|jr\.?|lead|principal|graduate|trainee|apprentice|head|chief)\b/iu;

/** "a Graduate Loom Fitter" where the words speak for "Loom Fitter": whom it is for is part of the title. */
function fromLevel<Name extends Span & { text: string; unit: FieldUnit }>(name: Name): Name {
  const [before = ''] = levelBefore.exec(name.unit.text.slice(0, name.start)) ?? [];
  if (before === '' || anyLevel.test(name.text)) return name;
  return { ...name, start: name.start - before.length, text: `${before}${name.text}` };
}

export const listCandidates = (units: readonly FieldUnit[]): Candidate[] => [
  ...units.flatMap((unit) =>
    isHeadingOf(units, unit) ? [] : fromLine(unit, opensHead(units, unit)),
  ),
  ...fromProse(units),
];

/** Where the work is done, a step of the pay scale, and signs: they name no other job. */
const untold =
  /\s*\((?:ftc|contract|temporary|permanent|remote|hybrid|on-?site)\)\p{L}?$|\b(?:remote|hybrid|on-?site|work from home|wfh|full[- ]time|part[- ]time|exempt|urgent(?:ly)?)\b|[\s-]\d{1,2}$|[^\p{L}\d]+/giu;
const plain = (title: string): string =>
  title.toLowerCase().replace(untold, ' ').replace(/ {2,}/g, ' ').trim();

/** The first line of a text, where a label only adds to it what names no other job, or another label. */
function cleaner(
  chosen: Candidate | undefined,
  candidates: readonly Candidate[],
): Candidate | undefined {
  if (chosen?.unit.labelKind !== 'title') return chosen;
  const top = candidates.find(({ unit, text }) => unit.index === 0 && namesOccupation(text));
  if (!top || top.unit.labelKind !== null || top.text.includes(':')) return chosen;
  const isLonger = chosen.text.length > top.text.length && plain(chosen.text) === plain(top.text);
  return isLonger || isFuller(top.text, chosen.text) || chosen.text.includes(': ')
    ? { ...top, score: chosen.score }
    : chosen;
}

/** "Dental Implant Sales Intern" on top, and "Sales Intern" behind the label. */
const isFuller = (top: string, labelled: string): boolean =>
  /^[\p{L} &/-]+$/u.test(top) &&
  top.split(' ').length <= longestTitle &&
  top.toLowerCase().endsWith(` ${labelled.toLowerCase()}`);

const level = /^(?:senior|sr\.?|junior|jr\.?|lead|principal) (?=\S)/i;

/** The name of a page leaves out "Senior" more often than a heading adds it. */
function withLevel(
  chosen: Candidate | undefined,
  candidates: readonly Candidate[],
): Candidate | undefined {
  if (!chosen || level.test(chosen.text)) return chosen;
  const fuller = candidates.find(
    ({ text, unit }) =>
      unit.isHeader &&
      level.test(text) &&
      text.replace(level, '').toLowerCase() === chosen.text.toLowerCase(),
  );
  return fuller ? { ...fuller, score: chosen.score } : chosen;
}

const sureOfRole = 0.7;

/** A line at the top that can be nothing but the title is it, even where no word in it is known. */
function findTitleLine(units: readonly FieldUnit[]): Candidate | undefined {
  const unit = units.find(
    ({ role, confidence, isHeader, text, labelKind }) =>
      role === 'title' &&
      isHeader &&
      (labelKind === null || labelKind === 'title') &&
      confidence >= sureOfRole &&
      text.split(' ').length <= longestTitle,
  );
  if (!unit || isNoTitle(unit.text) || generic.test(unit.text) || spoken.test(unit.text))
    return undefined;
  if (tellsTask(unit.text) || isHeadingOf(units, unit)) return undefined;
  const title = cleanTitle(unit.text, 0);
  return title.text === '' || isHeadingLike(title.text) ? undefined : { ...title, unit, score: 62 };
}

const listed: ReadonlySet<string> = new Set(['duty', 'must', 'benefit']);

/** The first line of a text that names nobody, with tasks or demands right below it, is their heading; half a name is none. */
function isHeadingOf(units: readonly FieldUnit[], unit: FieldUnit): boolean {
  const [first, next] = units;
  if (unit !== first || !next || next.isHeader) return false;
  if (namesOccupation(unit.text) || /\b(?:level|intern\w*|certificate)\b/i.test(unit.text))
    return false;
  return listed.has(next.role) || (!unit.text.includes(' ') && next.shape === 'sentence');
}

const timesNamed = 2;

/** A line on top that names nobody is a heading, where several sentences call the job by one name. */
function withoutHeadings(candidates: readonly Candidate[]): Candidate[] {
  const named = candidates.filter(({ text }) => namesOccupation(text) && /\p{Lu}/u.test(text));
  const times = Map.groupBy(named, ({ text }) => text.toLowerCase());
  const isSure = [...times.values()].some(
    (group) => new Set(group.map(({ unit }) => unit.index)).size >= timesNamed,
  );
  const isTitle = ({ text, unit }: Candidate): boolean =>
    unit.labelKind === 'title' || namesOccupation(text) || !isShouted(unit.text);
  return isSure ? candidates.filter(isTitle) : [...candidates];
}

/** "CITY GOVERNMENT", as headings are written. */
const isShouted = (line: string): boolean =>
  line.includes(' ') && /\p{Lu}{4}/u.test(line) && !/\p{Ll}/u.test(line);

/** What several places of the text call the job is more likely its title. */
function withRepeats(candidates: readonly Candidate[]): Candidate[] {
  const counts = new Map<string, Set<number>>();
  for (const { text, unit } of candidates) {
    const key = text.toLowerCase();
    counts.set(key, (counts.get(key) ?? new Set()).add(unit.index));
  }
  return candidates.map((one) => {
    const repeats = (counts.get(one.text.toLowerCase())?.size ?? 1) - 1;
    return { ...one, score: one.score + 2 * Math.min(mostRepeats, repeats) };
  });
}

const longestHead = 12;
/** Of a line that is the title by its place or its words. */
const surely = 92;

/** The first line of a page whose next lines are its house and its place. */
function opensHead(units: readonly FieldUnit[], unit: FieldUnit): boolean {
  return (
    unit === units[0] &&
    unit.text.split(/\s+/).length <= longestHead &&
    (namesOccupation(unit.text) || findOwners(toWords(cleanTitle(unit.text).text)).length > 0) &&
    units
      .slice(1, 3)
      .some(({ isHeader, role, text }) => isHeader && (role === 'place' || isPlaceName(text)))
  );
}

function fromLine(unit: FieldUnit, isHead: boolean): Candidate[] {
  if (unit.labelKind === 'title') return fromLabel(unit);
  if (unit.labelKind !== null) return [];
  if (unit.role === 'title' || isHead) return fromTitleLine(unit, unit.isHeader ? surely : 84);
  if (!unit.isHeader || unit.text.length > 160 || unit.text.endsWith(':')) return [];
  const isFirst = unit.index === 0;
  const isOther = unit.role === 'company' || unit.role === 'place' || unit.role === 'pay';
  return fromTitleLine(unit, (isFirst ? 82 : 74) - (isOther ? 14 : 0));
}

function fromLabel(unit: FieldUnit): Candidate[] {
  // "For a visit contact: Name: … Job title: Matron": whom to ask, not whom to hire.
  if (unit.role === 'process' && !unit.isHeader) return [];
  const isStrong = /title|bezeichnung|intitulé|designation|stanowisko|titre|titel/i.test(
    unit.label ?? '',
  );
  const value = splitSentences(unit.text)[0]?.text ?? unit.text;
  const title = cleanTitle(cutEmployer(value));
  if (!looksLikeTitle(title.text) || isNoTitle(title.text)) return [];
  const hasOccupation = namesOccupation(title.text);
  if (!isStrong && !hasOccupation && title.text.split(' ').length > 5) return [];
  if (!isStrong && (spoken.test(title.text) || title.text.split(' ').length > longestTitle))
    return [];
  return [
    {
      ...title,
      unit,
      score: (isStrong ? 96 : hasOccupation ? 94 : 60) - Math.min(6, unit.index * 0.7),
    },
  ];
}

function fromTitleLine(unit: FieldUnit, score: number): Candidate[] {
  const fromPage = readPageTitle(unit);
  if (fromPage) return [fromPage];
  // A line that says "we need a cook" names its title better than it is one.
  if (findTitlesInProse(unit.text).some((found) => found.score >= 62 && found.score !== 78))
    return [];
  return splitSegments(unit.text).flatMap(({ text, start }, order) => {
    const title = cleanTitle(cutEmployer(text), start);
    if (!mayBeTitle(title.text)) return [];
    const isSentence = title.text.split(/[\s–-]+/).length > 10 || /[.!?]$/.test(unit.text);
    const points = score - Math.min(20, unit.index) - order - (isSentence ? 22 : 0);
    if (namesOccupation(title.text)) return [{ ...title, unit, score: points }];
    // "Trust & Compliance Professional" on top is no trust.
    const house = unit.role === 'title' && unit.index === 0 ? endsInHouse : organization;
    const isPlain =
      order === 0 && !isPlaceName(title.text) && !isSentence && !house.test(title.text);
    const isTop =
      unit.role === 'title' || score >= surely || (unit.index === 0 && plainRoles.has(unit.role));
    return isPlain && isTop
      ? [{ ...title, unit, score: points - (unit.role === 'title' ? 12 : 34) }]
      : [];
  });
}

/** "Remote", "Contract"; but not "Remote Clerk" or "Contract Manager". */
const isNoTitle = (text: string): boolean =>
  noTitle.test(text) && !namesOccupation(text.replace(/^\S+(?:\s|$)/, ''));

const plainRoles: ReadonlySet<string> = new Set(['noise', 'overview', 'head']);
const organization =
  /\b(?:inc|llc|ltd|gmbh|corp|co\.|department|division|government|bureau|ministry|county|city of|university|hospital|clinic|school|group|trust)\b/i;

const endsInHouse = new RegExp(
  String.raw`(?:${organization.source})\.?$|\b(?:city|county) of\b`,
  'i',
);

function mayBeTitle(text: string): boolean {
  return (
    looksLikeTitle(text) &&
    !generic.test(text) &&
    !isNoTitle(text) &&
    !spoken.test(text) &&
    !tellsTask(text) &&
    !isHeadingLike(text) &&
    classifyHeading(text) === undefined &&
    kindOfLabel(text) === undefined
  );
}

/** "Principal Functions" are no principal's. */
const isHeadingLike = (text: string): boolean =>
  headingEnd.test(text) && !namesOccupation(text.replace(/^(?:principal|key|chief) /i, ''));

/** "Acme hiring Cook in Denver | LinkedIn" */
function readPageTitle(unit: FieldUnit): Candidate | undefined {
  const match = pageTitle.exec(unit.text);
  const name = match?.groups?.['title'];
  if (!match || name === undefined) return undefined;
  const title = cleanTitle(name, match.index + match[0].indexOf(name));
  return mayBeTitle(title.text) ? { ...title, unit, score: 86 } : undefined;
}

function cutEmployer(text: string): string {
  const employer = /\s(?:at|@|bei|chez|w firmie|with)\s(?=\p{Lu}|\d{1,3}\p{Lu})/u.exec(text);
  if (!employer) return text;
  const head = text.slice(0, employer.index);
  const house = text.slice(employer.index + employer[0].length);
  return namesOccupation(head) || agencies.has(house.toLowerCase().replace(/[,.]/g, ''))
    ? head
    : text;
}

/** "Acme | Cook | Denver": parts of a line; a dash joins a title to its own second half when the first names an occupation. */
function splitSegments(text: string): { text: string; start: number }[] {
  const pieces: { text: string; start: number }[] = [];
  const pattern =
    /\s?\|\s?|!\s(?=\p{Lu})|(?<!\b(?:Sr|Jr|St|Dr|Mr|Ms|Ass|Asst|Assoc|Dept|Mgr|Gen|No))\.\s(?=\p{Lu})|\s[·•]\s|\t|\s[-–]{1,2}\s|:\s/gu;
  let start = 0;
  for (const match of text.matchAll(pattern)) {
    const head = text.slice(start, match.index);
    const isDash = /[-–:]/.test(match[0]);
    if (isDash && (namesOccupation(head) || !namesOccupation(text.slice(match.index)))) continue;
    if (
      isDash &&
      start === 0 &&
      isField(head) &&
      isShort(text.slice(match.index + match[0].length))
    )
      continue;
    pieces.push({ text: head, start });
    start = match.index + match[0].length;
  }
  pieces.push({ text: text.slice(start), start });
  return pieces;
}

/** "Business Development - Intern": the field of the work belongs to its title. */
const isField = (head: string): boolean =>
  departmentWords.test(head) && !organization.test(head) && head.split(' ').length <= 4;

const longestPost = 2;
const isShort = (post: string): boolean =>
  post.replace(/\s(?:\(|(?:at|in)\s).*$/, '').split(' ').length <= longestPost;

/** Where a title may be named in passing. */
const rolePenalty: Partial<Record<string, number>> = {
  company: 8,
  must: 8,
  benefit: 12,
  nice: 20,
  process: 14,
  legal: 24,
  noise: 16,
};

function fromProse(units: readonly FieldUnit[]): Candidate[] {
  return units.slice(0, proseUnits).flatMap((unit, index) => {
    const penalty = rolePenalty[unit.role] ?? 0;
    const later = index < 6 ? index * 0.5 : 3 + index * 0.1;
    return findTitlesInProse(unit.text).map((title) => ({
      ...title,
      unit,
      score: title.score - later - penalty,
    }));
  });
}
