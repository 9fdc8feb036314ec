import { isCaveat } from '#plan/offers/caveat.ts';
import type { Source } from '#plan/source.ts';
import { memoize } from '#shared/memoize.ts';
import type { ToolId } from '#shared/tool-info.ts';
import { findUnpaired } from '#writing/pairs.ts';
import { readDay } from '#writing/read-day.ts';
import { countWords } from '#writing/shorten.ts';
import { listTexts, type TextAt } from './list-texts.ts';
import { isForCandidates, isSellingPoint } from './readers.ts';
import { wordBudgets } from './word-budgets.ts';

export type Fault =
  | 'brace'
  | 'empty value'
  | 'unpaired mark'
  | 'past date'
  | 'caveat as a selling point'
  | 'too many words'
  | 'weights that do not add up';

export interface Finding extends TextAt {
  fault: Fault;
}

/** Far over the budget something has gone wrong; a text of many pages, of which nothing is left out, takes less than this. */
const farOver = 1.75;

/** What no text may have when it is stored, whatever the job was. */
export function checkWritten(tool: ToolId, content: unknown, source: Source): Finding[] {
  const texts = listTexts(content);
  const said = saidBy(source);
  return [
    ...texts.flatMap((one) =>
      checkText(tool, one, source, said).map((fault) => ({ ...one, fault })),
    ),
    ...checkWhole(tool, texts, content).map((fault) => ({ at: '', text: '', fault })),
  ];
}

/** All words of the job, one text a line. */
export const saidBy = memoize(({ brief, answers = [] }: Source): string =>
  listTexts([brief, answers])
    .map(({ text }) => text)
    .join('\n'),
);

function checkText(tool: ToolId, { at, text }: TextAt, source: Source, said: string): Fault[] {
  // Search strings have brackets and marks of their own.
  if (at.startsWith('booleanStrings')) return [];
  // What people answered is kept as they wrote it.
  if (tool === 'intakeAssistant' && at.startsWith('agreed.')) return [];
  const faults: Fault[] = [];
  if (hasBrace(text)) faults.push('brace');
  if (hasEmptyValue(text, said)) faults.push('empty value');
  if (findUnpaired(text).length > 0) faults.push('unpaired mark');
  if (hasPastDate(text, { source, said, isSent: isForCandidates(tool, at) }))
    faults.push('past date');
  if (isSellingPoint(tool, at) && isCaveat(text)) faults.push('caveat as a selling point');
  return faults;
}

export const hasBrace = (text: string): boolean => /[{}]/.test(text);

const emptyValue = /\b(?:undefined|null|NaN)\b|\[object Object\]/;

/** "Null" may be a word of the job. */
export function hasEmptyValue(text: string, said: string): boolean {
  const found = emptyValue.exec(text)?.[0];
  return found !== undefined && !said.includes(found);
}

interface Told {
  source: Source;
  /** All words of the job. */
  said: string;
  /** To candidates. */
  isSent: boolean;
}

const writtenDate = /\b(?:\p{L}{3,9} \d{1,2}, \d{4}|\d{1,2} \p{L}{3,9} \d{4}|\d{4}-\d\d-\d\d)\b/gu;

/** A plan has no dates behind it. The advertisement's own may be pointed out to those who can mend them. */
export function hasPastDate(text: string, told: Told): boolean {
  // Nearly no text has a year in it, and the pattern of a date is slow.
  if (!/\d{4}/.test(text)) return false;
  return [...text.matchAll(writtenDate)].some(([date]) => {
    const day = readDay(date);
    return day !== null && day < told.source.today && (told.isSent || !isNamed(day, told));
  });
}

const datesOfJobs =
  /\b(?:\p{L}{3,9}\.? \d{1,2},? \d{4}|\d{1,2}\.? \p{L}{3,9} \d{4}|\d{4}-\d\d-\d\d|\d{1,2}[/.]\d{1,2}[/.]\d{4})\b/gu;

const isNamed = (day: string, { source: { brief }, said }: Told): boolean =>
  [brief.deadline?.text, brief.startDate?.text].some((text) => text && readDay(text) === day) ||
  [...said.matchAll(datesOfJobs)].some(([date]) => readDay(date) === day);

function checkWhole(tool: ToolId, texts: readonly TextAt[], content: unknown): Fault[] {
  const words = countRead(texts);
  return [
    ...(words > wordBudgets[tool] * farOver ? ['too many words' as const] : []),
    ...(tool === 'scorecardAssistant' && addWeights(content) !== 100
      ? ['weights that do not add up' as const]
      : []),
  ];
}

/** Lists that are worked through with somebody, line by line, are no text that has to be read first. */
const workedThrough = /^(?:agreed|openQuestions)\./;

export const countRead = (texts: readonly TextAt[]): number =>
  texts
    .filter(({ at }) => !workedThrough.test(at))
    .reduce((sum, { text }) => sum + countWords(text), 0);

function addWeights(content: unknown): number {
  const { customizedInterviewScorecard: lines = [] } = content as {
    customizedInterviewScorecard?: { weight: number }[];
  };
  return lines.reduce((sum, { weight }) => sum + weight, 0);
}
