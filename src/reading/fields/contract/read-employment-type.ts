import type { Found } from '#shared/reading.ts';
import { best, foundIn, hasRole } from '../field-unit.ts';
import type { FieldSource, FieldUnit, Span } from '../field-unit.ts';
import {
  bareContract,
  openEnded,
  saysTypeOfJob,
  shortTypes,
  typeWords,
} from './employment-type.data.ts';
import type { EmploymentType } from './employment-type.data.ts';
import { readWeeklyHours } from './weekly-hours.ts';

interface Mention {
  type: EmploymentType;
  score: number;
  unit: FieldUnit;
  span: Span;
}

/** Full-time, part-time, contract, temporary or internship, as the text says of this job. */
export function readEmploymentType(source: FieldSource): Found<EmploymentType> | null {
  const chosen =
    best(source.units.flatMap(readMention)) ?? best(source.units.flatMap(readFromHours));
  if (!chosen) return null;
  const { type, score, unit, span } = chosen;
  return foundIn(source, { value: type, confidence: Math.min(0.97, score / 100), unit, span });
}

function readMention(unit: FieldUnit): Mention[] {
  if (!mayHold.test(unit.text)) return [];
  const weight = weigh(unit);
  if (weight === 0) return [];
  const isApart = weight >= 70;
  const isLabelled =
    unit.role === 'title' || unit.labelKind !== null || unit.text.length <= shortLine;
  const found = [
    ...typeWords.map(({ type, words }) => ({ type, match: words.exec(unit.text) })),
    ...(isApart ? shortTypes : []).map(({ type, words }) => ({
      type,
      match: words.exec(unit.text),
    })),
  ]
    .flatMap(({ type, match }) => (match ? [{ type, match }] : []))
    .filter(
      ({ match }) =>
        !mayBecome.test(unit.text.slice(0, match.index)) &&
        (isLabelled || !forATime.test(match[0]) || isOfJob(unit.text, match.index)) &&
        !ofStudy.test(unit.text.slice(match.index + match[0].length)),
    );
  const contract = bareContract.exec(unit.text);
  if (contract && !found.some(({ type }) => type === 'temporary' || type === 'internship'))
    found.unshift({ type: 'contract', match: contract });
  const isOpenEnded = found.length === 0 ? openEnded.exec(unit.text) : null;
  if (isOpenEnded && isApart) {
    return [
      {
        type: 'full-time',
        score: 50,
        unit,
        span: { start: isOpenEnded.index, end: isOpenEnded.index + isOpenEnded[0].length },
      },
    ];
  }
  const limited = /^(?:duration ?[-:–]? ?)?(?:\d{1,2}|six|twelve)\+? ?months?\b/i.exec(unit.text);
  if (
    limited &&
    found.length === 0 &&
    !/\b(?:experience|in|at|as|with|of)\b/i.test(unit.text.slice(limited[0].length)) &&
    (unit.labelKind === 'duration' || unit.text.length <= shortLine / 2)
  )
    found.push({ type: 'contract', match: limited });
  const types = new Set(found.map(({ type }) => type));
  // "Full-time, Part-time, Internship" lets people choose; an intern in the title is one.
  const isRow = types.has('full-time') && types.has('part-time') && types.size > 2;
  const first = isRow ? found.find(({ type }) => type === 'part-time') : found[0];
  if (!first) return [];
  // "Full time and part time" leaves it open; the larger one is shown and asked.
  const isOpen = first.type === 'part-time' && found.some(({ type }) => type === 'full-time');
  const isIntern = first.type === 'internship' && weight === titleWeight;
  const { index } = first.match;
  return [
    {
      type: isOpen ? 'full-time' : first.type,
      // Whoever is named an intern in the title is one, whatever the label says of its length.
      score: isOpen ? weight - 50 : weight + (isIntern ? 10 : 0) - unit.index / 1000,
      unit,
      span: { start: index, end: index + first.match[0].length },
    },
  ];
}

/** "may grow to full-time": what it is not yet. */
const mayBecome =
  /\b(?:grow|growing|convert\w*|transition\w*|turn|turning|become|becoming|move|moving|lead|leading|potential|possib\w+|path|going|up) (?:(?:in)?to|for) (?:an? )?$/i;

const forATime = /^(?:temporary|seasonal)$/i;
const ofJob =
  /^(?:temporary|seasonal)(?:[,/ ]+[\p{L}-]+){0,3}?[,/ ]+(?:position|role|job|post|employment|contract|appointment|assignment|work|basis|vacancy|opportunity|cover|hire|schedule)\b/iu;

/** "The temporary training period", "seasonal dishes": something else lasts for a time. */
const isOfJob = (text: string, at: number): boolean =>
  ofJob.test(text.slice(at, at + 80)) ||
  /\b(?:is|be|as|are) (?:an? )?$/i.test(text.slice(Math.max(0, at - 8), at));

/** "One year of full-time study": not this job's. */
const ofStudy =
  /^ (?:paid |academic |college |university )*(?:study|studies|student|enrol\p{L}+|faculty|equivalent)(?!\p{L})/iu;

/** Cheap test first: most units are about something else. */
const mayHold =
  /time|tempo|tij|heltid|deltid|tillsvid|tirocin|estág|zzp|partita|vikari|visstid|bepaald|months|temp|contra|intern|seasonal|intérim|cd[di]\b|befrist|freelanc|1099|c2c|fixed|ftc|employ|indépend|autónomo|prn|per[- ]diem|pool|zeit|jornada|minijob|zero|casual|\b[fp]\/?t\b|fte|etat|co-?op|stag|praktik|práctic|becari|placement|aushilf|eventual|season|maternity|indefinid|werkvertrag|freiberuf|mitarbeiter|hourly|associate/i;
const shortLine = 60;
const titleWeight = 88;

const elsewhere: ReadonlySet<string> = new Set([
  'company',
  'must',
  'nice',
  'duty',
  'benefit',
  'legal',
]);

function weigh(unit: FieldUnit): number {
  const { labelKind, role, text, isHeader } = unit;
  if (labelKind === 'contract' || labelKind === 'duration') return 95;
  if (labelKind === 'hours') return 85;
  if (role === 'title' || labelKind === 'title') return titleWeight;
  const saysSo = saysTypeOfJob.test(text);
  if (role === 'schedule') return /experience|must|require/i.test(text) && !saysSo ? 50 : 80;
  if (isHeader && text.length <= shortLine && !elsewhere.has(role)) return 76;
  if (hasRole(unit, 'schedule')) return saysSo ? 78 : 70;
  if (!saysSo || /\bexperience\b/i.test(text)) return 0;
  if (role === 'overview' || role === 'duty' || role === 'place' || role === 'team') return 72;
  const isOwn =
    /\b(?:this|the) (?:role|position|job|internship|is)\b|\b(?:seeking|looking for|hiring|applications for) an?\b/i.test(
      text,
    );
  // "This is a full-time post, pay range $50,000": told beside the pay.
  if (isOwn && role === 'pay') return 72;
  return isOwn && role !== 'legal' && role !== 'benefit' ? 45 : 0;
}

/** Forty hours a week are full-time, twenty are not. */
function readFromHours(unit: FieldUnit): Mention[] {
  const isTitle = unit.role === 'title';
  if (!isTitle && unit.labelKind !== 'hours' && !hasRole(unit, 'schedule', 'pay', 'overview'))
    return [];
  const week = readWeeklyHours(unit.text, isTitle || unit.labelKind === 'hours');
  if (!week) return [];
  const { hours, span } = week;
  const type = hours >= fullWeek ? 'full-time' : 'part-time';
  if (hours < smallestWeek || (hours > shortWeek && hours < fullWeek)) return [];
  return [{ type, score: 60 - unit.index / 1000, unit, span }];
}

const fullWeek = 34;
const shortWeek = 30;
const smallestWeek = 4;
