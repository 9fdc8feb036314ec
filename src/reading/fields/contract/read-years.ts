import { isDenied } from '#shared/denied.ts';
import type { Found } from '#shared/reading.ts';
import { evidenceIn } from '../field-unit.ts';
import type { FieldSource, FieldUnit, Span } from '../field-unit.ts';
import { numberPattern, numberWords, toNumber } from './number-words.data.ts';

const unitWords = String.raw`(years?|yrs?|yoe|jahren?|jährige|ans?\b(?:\(s\))?|années?|años?|ann[io]\b|anos?\b|jaar|års?\b|months?|monaten?|mois|meses|mesi|maanden|månaders?)`;
const span = new RegExp(
  String.raw`(?<!\d[.,]|[\d-])(?:\((?=\d{1,2}\)))?(\d{1,2}|\b(?:${Object.keys(numberWords).join('|')}))(?:[.,]\d)?\)?\s?(?:\(\s?\d{1,2}\s?\+?\)\s?)?(?:\+|plus|or more)?\s?(?:(?:-|–|to|or|bis|à|a|y|tot|till)\s?(?:${numberPattern})\s?(?:\(\d{1,2}(?:\s?[-–]\s?\d{1,2})?\)\s?)?\+?\s?)?(?:full |or more |plus |\+ )?${unitWords}`,
  'giu',
);

const aboutExperience =
  /\b(?:experienc\w*|expérience\w*|experi[eê]ncia|esperienza|erfahrung\w*|berufserfahrung|ervaring|werkervaring|erfarenhet|background|worked|working (?:as|in|with)|track record|expertise|practice|history|in (?:a |an |the )?(?:similar|same|related|relevant)|post[- ]qualif\w*|pqe|driving|supervisory|managerial|leading|managing|selling|as an? [\p{L}]+|roles?|industry|required|minimum|at least)\b/iu;
/** Years of something else: age, history, contracts, records, degrees, schooling. */
const otherYears =
  /\b(?:past|last|previous|next|every|each|per|within|over the|for (?:more than|over)|more than \d+ years,|founded|established|history|warranty|contract|after|old|of age|aged|record|resident|history of|anniversary|once|twice|including|includes)\s*$/iu;
const otherBehind =
  /^['’]?\s?(?:of (?:age|college|university|study|studies|education|service|continuous|schooling|coursework)|old|degree|college|university|ago|contract|course|in business|or older|fixed|probation|after|per|warranty|guarantee|apprenticeship|diploma|program|curriculum|from|prior to (?:applying|application)|(?:fully )?(?:checkable|verifiable|traceable|referenc(?:ing|eable))|high school|limited|warranty|until|business|plan)\b/iu;

const beginners =
  /\b(?:no (?:prior |previous )?experience (?:is )?(?:needed|required|necessary)|(?:open to )?fresh graduates?(?! (?:are|is) not)|entry[- ]level applicants|(?<!(?:ph\.? ?d|doctorate|degree|master(?:['’]?s)?)\.? )without experience|débutants?(?:\(e\))? accepté\w*|débutant\(e\) ou expérimenté\(e\)|keine (?:berufs)?erfahrung (?:erforderlich|nötig)|sin experiencia|quereinsteiger|experience is not (?:required|necessary))(?!\p{L})/iu;

/** Cheap test first: most units are about something else. */
const mayHold =
  /year|yrs|yoe|jahr|\bans?\b|année|año|ann[io]\b|anos?\b|jaar|års?\b|month|monat|mois|mes|maand|månad|experi|graduate|débutant|quereinst/i;
const aYear =
  /\b(?:at least |minimum of )?an? (?:full )?year(?:['’]s)?(?: of)? (?:[\p{L}-]+ ){0,3}experience\b/iu;
const mostYears = 25;
/** "12 months" behind its label. */
const shortValue = 24;

interface Years {
  value: number;
  unit: FieldUnit;
  span: Span;
}

/** The least experience that will do, in years; 0 where beginners are told to apply. */
export function readYearsMin(source: FieldSource): Found<number> | null {
  const found = source.units.flatMap(readUnit);
  const chosen = found.reduce<Years | undefined>(
    (least, one) => (!least || one.value < least.value ? one : least),
    undefined,
  );
  if (!chosen) return null;
  const { value, unit } = chosen;
  return { value, confidence: 0.85, evidence: [evidenceIn(source, unit, chosen.span)] };
}

function readUnit(unit: FieldUnit): Years[] {
  const { text, role, labelKind } = unit;
  if (role === 'nice' && !unit.also.includes('must')) return [];
  if (role === 'legal' || role === 'process' || role === 'noise') return [];
  if (!mayHold.test(text)) return [];
  if (/alternat|substitut|equivalen/i.test(unit.heading ?? '')) return [];
  const isExperience =
    labelKind === 'experience' || /experi|expéri|erfahrung/i.test(unit.heading ?? '');
  const open = beginners.exec(text);
  if (open)
    return [{ value: 0, unit, span: { start: open.index, end: open.index + open[0].length } }];
  if (role === 'company' || role === 'benefit' || role === 'pay') return [];
  const oneYear = aYear.exec(text);
  if (oneYear && !isWish('', text.slice(oneYear.index + oneYear[0].length))) {
    const start = oneYear.index;
    return [{ value: 1, unit, span: { start, end: start + oneYear[0].length } }];
  }
  for (const match of text.matchAll(span)) {
    const start = match.index;
    const end = start + match[0].length;
    const before = text.slice(Math.max(0, start - 40), start);
    const after = text.slice(end, end + 60);
    if (otherYears.test(before) || otherBehind.test(after)) continue;
    const around = text.slice(Math.max(0, start - 60), end + 90);
    const isDemand =
      role === 'must' && /^['’]?\s?(?:in|of|as|with|working|doing|leading|managing)\b/i.test(after);
    if (!isExperience && !isDemand && role !== 'title' && !aboutExperience.test(around)) continue;
    if (isWish(before, text.slice(end, end + 130)) || isDenied(text, { start, end })) continue;
    const isMonths = /^(?:month|monat|mois|mes|maand|månad)/i.test(match[2] ?? '');
    const number = toNumber(match[1] ?? '');
    const value = isMonths ? Math.round((number / 12) * 100) / 100 : number;
    if (!Number.isFinite(value) || value > mostYears || (isMonths && number > 36)) continue;
    const isAsked =
      (labelKind === 'experience' && text.length <= shortValue) ||
      /experi|erfahr|expéri|esperi|ervaring|erfarenhet/i.test(around);
    if (isMonths && (!isAsked || /training/i.test(around))) continue;
    return [{ value, unit, span: { start, end } }];
  }
  return [];
}

/** "5+ preferred", "ideally 3 years": wished for. */
function isWish(before: string, after: string): boolean {
  return (
    /\b(?:prefer\w*|ideally|desir\w+|idealerweise|de préférence|preferiblemente)[^.;,]{0,14}$/iu.test(
      before,
    ) ||
    // "2 years in retail, toys or similar experience is a plus"
    /^[^.;(]{0,120}\bexperience (?:is|are|would be) (?:an? )?(?:(?:big|strong|definite) )?(?:plus|asset|bonus|advantage|preferred|desirable|desired)\b/iu.test(
      after,
    ) ||
    /^[^.;,(]{0,60}\b(?:preferred|desired|is a plus|a plus|an asset|desirable|von vorteil|souhaité\w*|is preferable|bonus)\b/iu.test(
      after,
    )
  );
}
