import type { Found } from '#shared/reading.ts';
import { best, foundIn, hasRole } from '../field-unit.ts';
import type { FieldSource, FieldUnit, Span } from '../field-unit.ts';
import { findWorkTypes } from './find-work-types.ts';
import type { WorkType } from './statements.data.ts';

interface Mention extends Span {
  workType: WorkType;
  score: number;
  unit: FieldUnit;
}

/** How the work is done, only where the text says so of this job. */
export function readWorkType(source: FieldSource): Found<WorkType> | null {
  const labels = new Set(source.units.flatMap(({ label }) => label ?? []));
  // "Telecommute" above "No" is a question, and the line below it the answer.
  const told = source.units.filter(({ text }) => !labels.has(text.replace(/\s?:$/, '')));
  const chosen = best(told.flatMap(readMentions));
  if (!chosen) return null;
  const { workType, score, unit, start, end } = chosen;
  const confidence =
    score <= openScore ? openScore / 90 : Math.max(0.5, Math.min(0.97, score / 90));
  return foundIn(source, { value: workType, confidence, unit, span: { start, end } });
}

function readMentions(unit: FieldUnit): Mention[] {
  const isElsewhere = unit.role === 'legal' || unit.role === 'process';
  if (isElsewhere && unit.label === null && !hasRole(unit, 'place')) return [];
  if (deniesIt.test(unit.text)) return [];
  // "Experience of working remotely" is asked for; "to work remotely with our client" is told.
  if (
    (unit.role === 'must' || unit.role === 'nice') &&
    /experien/i.test(unit.text) &&
    !/\b(?:seeking|looking for|hiring)\b[^.]{0,160}\bto work (?:remotely|from home)\b/i.test(
      unit.text,
    )
  )
    return [];
  if (isChoice(unit))
    return [{ workType: 'remote', score: openScore, start: 0, end: unit.text.length, unit }];
  const answer = readAnswer(unit) ?? readChip(unit);
  if (answer) return answer;
  const isLabelled =
    unit.labelKind === 'workType' || unit.labelKind === 'place' || unit.labelKind === 'contract';
  const mayStandAlone =
    unit.labelKind === 'title' ||
    unit.role === 'title' ||
    unit.role === 'place' ||
    unit.role === 'schedule';
  const bonus = isLabelled ? 40 : mayStandAlone ? 4 : 0;
  return findWorkTypes(unit.text, {
    isLabelled,
    isHeader: unit.isHeader || mayStandAlone,
    isHeading: unit.shape === 'heading',
  }).map((found) => ({
    ...found,
    unit,
    score:
      found.score +
      bonus -
      found.start / 100 -
      Math.min(6, unit.index * 0.05) -
      (unit.role === 'benefit' ? 14 : 0) -
      (unit.role === 'company' || unit.role === 'noise' ? 10 : 0),
  }));
}

/** "Do not apply if you want remote work", "will consider remote for the right person": not how the job is done. */
const deniesIt =
  /\b(?:do not|don['’]t) apply if\b|\b(?:would|will|may|might|can|could|open to) consider(?:ing)? (?:\p{L}+ ){0,3}remote\b/iu;

const besidePlace = /^(\p{Lu}[\p{L}.'’ -]{1,30})\/remote$|^remote\/(\p{Lu}[\p{L}.'’ -]{1,30})$/iu;
const noPlace =
  /\b(?:time|permanent|contract\w*|freelance|temp\w*|hybrid|on-?site|office|flex\w*|home|online|virtual|internship|worldwide|anywhere|global)$/i;

/** Below whatever is said of the job, and too little to be told of it. */
const openScore = 20;

/** "Remote position or onsite in Leeds" */
const eitherWay =
  /\b(?:remote|work(?:ing)? from home)(?: (?:position|role|job|work))?,? or (?:fully |work )?(?:on-?site|in[- ](?:the )?office|in[- ]person)\b|\b(?:on-?site|in[- ](?:the )?office|in[- ]person)(?: (?:position|role|job|work))?,? or (?:fully |work )?remote(?:ly)?\b/i;

/** "Leeds/Remote": one may choose, so that nobody can say which of them it will be. */
function isChoice({ role, labelKind, text, isHeader }: FieldUnit): boolean {
  if (role !== 'must' && role !== 'nice' && eitherWay.test(text)) return true;
  if (role === 'title' || !(labelKind === 'place' || role === 'place' || isHeader)) return false;
  const [, before, after] = besidePlace.exec(text) ?? [];
  const name = before ?? after;
  return name !== undefined && !noPlace.test(name);
}

/** "Hybrid" alone on its line, or the last word of a row of tags. */
const chip =
  /(?:^|[,|·•(/] ?)(hybrid(?:e|es)?|híbrido|fully remote|remote|remoto|on-?site|in-?office|in-person|présentiel|vor ort)\)?$/iu;
const longestChip = 90;

function readChip(unit: FieldUnit): Mention[] | undefined {
  if (unit.text.length > longestChip || unit.role === 'must' || unit.role === 'nice')
    return undefined;
  const found = chip.exec(unit.text);
  const words = found?.[1];
  if (!found || words === undefined) return undefined;
  // A row of tags is no sentence; a page of other jobs is not this one.
  if (/[.!?]/.test(unit.text) || (unit.role === 'noise' && unit.text.length > 20)) return undefined;
  const start = found.index + found[0].indexOf(words);
  const workType = /^h/iu.test(words) ? 'hybrid' : /remot/i.test(words) ? 'remote' : 'on-site';
  return [{ workType, score: 84, start, end: start + words.length, unit }];
}

/** "2 jours par semaine" behind a label for telework. */
const someDays =
  /^(?:up to |jusqu['’]à |bis zu |hasta )?[1-4]\b[^.]{0,12}\b(?:days?|jours?|tage?|d[ií]as?)\b/iu;
const shortValue = 60;

/** "Remote: yes", "Telework: not available". That telework is allowed does not make a job remote. */
function readAnswer(unit: FieldUnit): Mention[] | undefined {
  const { labelKind, label, text } = unit;
  if (labelKind !== 'workType' || !/remote|tele|home|télé|zdalna/i.test(label ?? ''))
    return undefined;
  const span = { start: 0, end: text.length, unit };
  if (someDays.test(text)) return [{ workType: 'hybrid', score: 90, ...span }];
  const answer = /^(?:(yes|ja|oui|tak|sí|si)|(?:no|not|nein|non|nie))\b/i.exec(text);
  if (!answer) {
    const isRemote = /^(?:fully |100 ?% )?remote$/i.test(label ?? '') && text.length <= shortValue;
    return isRemote && !/hybrid|on-?site|office/i.test(text)
      ? [{ workType: 'remote', score: 80, ...span }]
      : undefined;
  }
  if (answer[1] === undefined) return [{ workType: 'on-site', score: 40, ...span }];
  return /remote|zdalna/i.test(label ?? '') ? [{ workType: 'remote', score: 88, ...span }] : [];
}
