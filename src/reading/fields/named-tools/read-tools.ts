import type { Found, UnitRole } from '#shared/reading.ts';
import { evidenceIn } from '../field-unit.ts';
import type { FieldSource, FieldUnit } from '../field-unit.ts';
import {
  ambiguousEquipment,
  handles,
  speaksOrActs,
  usedBefore,
  usedBehind,
  wordLikeSoftware,
} from './ambiguous.data.ts';
import { readAfterCues } from './after-cues.ts';
import type { Mention } from './mention.ts';
import { toolsBeginning, wordKey } from './name-index.ts';
import { readShapes } from './shapes.ts';
import { speaksOfTools } from './shapes.data.ts';

const roles: ReadonlySet<UnitRole> = new Set(['must', 'nice', 'duty', 'overview', 'team', 'title']);
const mostTools = 60;

/** Tools, systems, software and machines that the job names. */
export function readTools(source: FieldSource): Found<string>[] {
  const found = new Map<string, Found<string>>();
  for (const unit of source.units) {
    if (found.size >= mostTools) break;
    if (!mayName(unit)) continue;
    for (const mention of readMentions(unit, source.language)) {
      const key = mention.name.toLowerCase();
      if (found.has(key) || found.size >= mostTools) continue;
      const { name, confidence } = mention;
      found.set(key, { value: name, confidence, evidence: [evidenceIn(source, unit, mention)] });
    }
  }
  return [...found.values()];
}

/** Elsewhere names count only where the text plainly lists what is used. */
function mayName(unit: FieldUnit): boolean {
  if (unit.shape === 'heading' && unit.text.length < 40) return false;
  if (roles.has(unit.role) || unit.also.some((role) => roles.has(role))) return true;
  if (unit.role === 'benefit' || unit.role === 'legal' || unit.role === 'process') return false;
  return usesTools.test(`${unit.heading ?? ''} ${unit.text}`);
}

const usesTools =
  /\b(?:(?:tech|our|technology) stack|stack|technologies like|tools? we use|proficien\w+|experience (?:with|using))\b/i;

const looksBack = 70;
/** "costs that are not found in the ledger system", "by hand instead of with Excel": named, and not worked with. */
const denied =
  /\b(?:not (?:\p{L}+ly )?(?:available|found|held|kept|covered|recorded|stored|tracked|captured|provided|included|supported) (?:through|in|by|from|on|within|via)|without(?: (?:the )?use of| using)?|instead of(?: using)?|rather than(?: using)?|no longer us(?:e|ing)|(?:do|does|did) not use|don['’]t use|not using)(?: (?!and |or |but |with |to )[\p{L}-]+){0,3} $/iu;
const isDenied = (before: string): boolean => denied.test(before);

function readMentions(unit: FieldUnit, language: string | null): Mention[] {
  const isEnglish = language === null || language === 'en';
  const known = readKnown(unit.text, isEnglish);
  const mentions = [...known];
  for (const one of [
    ...(isEnglish ? readShapes(unit.text) : []),
    ...readAfterCues(unit.text, known.length > 0),
  ]) {
    if (!mentions.some((other) => one.start < other.end && one.end > other.start))
      mentions.push(one);
  }
  return joinNames(
    unit.text,
    mentions.sort((a, b) => a.start - b.start),
  ).filter(({ start }) => !isDenied(unit.text.slice(Math.max(0, start - looksBack), start)));
}

/** A maker and its product side by side are one name; three in a row are a list without commas. */
function joinNames(text: string, mentions: readonly Mention[]): Mention[] {
  const isBeside = (first: Mention | undefined, second: Mention | undefined): boolean =>
    first !== undefined &&
    second !== undefined &&
    second.start === first.end + 1 &&
    /^\p{Lu}[^ ]{0,20} \p{Lu}[^ ]{0,20}$/u.test(text.slice(first.start, second.end));
  return mentions.flatMap((mention, at) => {
    const [before, next] = [mentions[at - 1], mentions[at + 1]];
    if (
      isBeside(before, mention) &&
      !isBeside(mentions[at - 2], before) &&
      !isBeside(mention, next)
    )
      return [];
    if (!next || !isBeside(mention, next)) return [mention];
    if (isBeside(before, mention) || isBeside(next, mentions[at + 2])) return [mention];
    return [{ ...mention, name: text.slice(mention.start, next.end), end: next.end }];
  });
}

const wordStart = /[\p{L}\p{N}.]+/gu;

/** Names of the lists, the longest at each place. */
function readKnown(text: string, isEnglish: boolean): Mention[] {
  const isAboutTools = speaksOfTools.test(text);
  const sure: KnownMention[] = [];
  const unsure: KnownMention[] = [];
  const lower = text.toLowerCase();
  let end = 0;
  for (const match of text.matchAll(wordStart)) {
    if (match.index < end) continue;
    const found = lookUp({ text, lower, start: match.index, word: wordKey(match[0]), isEnglish });
    if (!found) continue;
    end = found.end;
    (found.isSure ? sure : unsure).push(found);
  }
  const hasOthers = sure.length > 0;
  const isHandled = handles.test(text);
  const kept = unsure.filter(({ isEquipment }) =>
    isEquipment ? hasOthers || unsure.length > 1 || isHandled : hasOthers || isAboutTools,
  );
  return [...sure, ...kept];
}

interface KnownMention extends Mention {
  isSure: boolean;
  isEquipment: boolean;
}

function lookUp(at: {
  text: string;
  lower: string;
  start: number;
  word: string;
  isEnglish: boolean;
}): KnownMention | undefined {
  const { text, lower, start, word, isEnglish } = at;
  for (const { name, key, kind, isExact, isForeign } of toolsBeginning(word)) {
    if (!lower.startsWith(key, start) || (isForeign && isEnglish)) continue;
    const end = start + key.length;
    if (isInsideWord(text, start, end)) continue;
    if (isExact && text.slice(start, end) !== name) continue;
    const isEquipment = kind === 'equipment';
    const isWord = isEnglish && !isEquipment && wordLikeSoftware.has(key);
    const use = isWord ? readUse(text, start, end) : 'used';
    if (use === 'other') continue;
    const isAmbiguous = use === 'open' || isExact || (isEquipment && ambiguousEquipment.has(key));
    if (isAmbiguous && isOtherUse(text, start, end)) continue;
    return {
      name: isEquipment ? text.slice(start, end) : name,
      start,
      end,
      confidence: isAmbiguous ? 0.7 : 0.9,
      isSure: !isAmbiguous,
      isEquipment,
    };
  }
  return undefined;
}

const ofCode =
  /\b(?:github|gitlab|bitbucket|svn|jenkins|docker|ci\/cd|version|repositor\w*|cod(?:e|ing)|software|develop\w*|program\w*|linux|java\w*|python|sql|html|agile|jira)\b/i;

/** "Advanced Excel", "Excel, Word": not "to excel", "Oracle is hiring" or "a workday around your life". */
function readUse(text: string, start: number, end: number): 'used' | 'open' | 'other' {
  const before = text.slice(Math.max(0, start - 24), start);
  const after = text.slice(end, end + 40);
  const isSmall = /^\p{Ll}/u.test(text.slice(start, end));
  // Three capitals stand for something else in a warehouse.
  if (/^\p{Lu}{3}$/u.test(text.slice(start, end)) && !ofCode.test(text)) return 'other';
  if (
    speaksOrActs.test(after) &&
    !/\b(?:using|in|and|with|of|our|proficien\w*|microsoft|ms) $/i.test(before)
  )
    return 'other';
  if (!isSmall) return usedBehind.test(after) || usedBefore.test(before) ? 'used' : 'open';
  const isListed = /[,/&]\s?$|\b(?:and|or) $/i.test(before) || /^\s?[,/&]/.test(after);
  if (isListed && speaksOfTools.test(text)) return 'used';
  const isHandled =
    /\b(?:microsoft|ms|using|proficien\w* (?:in|with)) $/i.test(before) ||
    /^ (?:functions|formulas?|spreadsheets?|skills|reports|files|class)\b/i.test(after);
  return isHandled ? 'used' : 'other';
}

function isInsideWord(text: string, start: number, end: number): boolean {
  const before = text[start - 1] ?? '';
  const after = text[end] ?? '';
  // "MySQLFamiliarity with": a line break was lost.
  const isJoint =
    end - start > 2 &&
    /^\p{Lu}\p{Ll}/u.test(text.slice(end, end + 2)) &&
    /[\p{L}\d]/u.test(text[end - 1] ?? '');
  if (/[\p{L}\p{N}]/u.test(before) || (/[\p{L}\p{N}]/u.test(after) && !isJoint)) return true;
  if (/[#+]/.test(after) && !/[#+]/.test(text[end - 1] ?? '')) return true;
  return (
    (before === '-' ||
      (after === '-' && /\p{L}/u.test(text[end + 1] ?? '') && !text.startsWith('-based', end))) &&
    end - start < 4
  );
}

/** "lift up to 50 lbs", "Project Manager", "career ladder", "Access to". */
function isOtherUse(text: string, start: number, end: number): boolean {
  const after = text.slice(end, end + 24);
  const before = text.slice(Math.max(0, start - 24), start);
  if (
    /^ (?:up to|at least|\d|heavy|and carry|objects|or carry|down|over|to|manage\w*|coordinat\w*|engineer\w*|plans?|teams?|work|requirements|of mouth|for|processing(?! soft))\b/i.test(
      after,
    )
  )
    return true;
  if (
    /\b(?:career|to|can|must|able|will|and|or|ability|occasionally|frequently|not|key|project|our|your|the|on) $/i.test(
      before,
    ) &&
    /^lift/i.test(text.slice(start, end))
  )
    return true;
  return (
    /\b(?:career|corporate|salary|social|large|small|full|pay|time|in|the|this|that|our|a|each|every|gain|have|step) $/i.test(
      before,
    ) &&
    /^(?:ladder|scale|access|project|teams?|word|segment|mode|spring|express|square|go|till|r)$/i.test(
      text.slice(start, end),
    )
  );
}
