import type { Brief } from '#shared/brief.ts';
import { findPayForm } from '#market/difficulty/pay-form.ts';
import { withArticle } from '#writing/article.ts';
import { capitalize, stripEnd } from '#writing/casing.ts';
import { quote } from '#writing/quote.ts';
import { isByShift, sayHoursKind } from './contract.ts';
import { findOwnBusiness } from './deal-form.ts';
import { termTexts, type TermId, type TermTexts } from './deciding-terms.data.ts';
import { memoize } from '#shared/memoize.ts';

export interface DecidingTerm extends TermTexts {
  id: TermId;
  /** As the advertisement puts it. */
  words: string;
}

interface Found {
  id: TermId;
  words: string;
  name?: string;
}

const linesOf = ({ title, hours, employmentType, deal, facts, employerBlocks }: Brief): string[] =>
  [
    title.given,
    // As written, before the name that the reading gives it.
    employmentType?.source.from === 'job' ? employmentType.source.quote : '',
    employmentType?.text ?? '',
    hours?.text ?? '',
    ...deal.map(({ text }) => text),
    ...facts.map(({ source, text }) => (source.from === 'job' ? source.quote : text)),
    ...employerBlocks.map(({ text }) => text),
  ].flatMap((text) => text.split(/(?<=[.!?])\s+|\n/));

const find = (lines: readonly string[], said: RegExp, not?: RegExp): string | null => {
  const line = lines.find((text) => said.test(text) && !(not?.test(text) ?? false));
  return line === undefined ? null : (said.exec(line)?.[0] ?? null);
};

const standIn =
  /\b(?:relief|peripatetic|floater|supply (?:teacher|staff|nurse)|substitute)\b|\bbank (?:staff|nurses?|workers?|carers?|HCA|healthcare|support|care|midwi\w+|porters?|cleaners?|post)\b|\(bank\)/i;
const otherRelief =
  /\b(?:debt|disaster|pain|tax|stress|emergency|humanitarian|flood|drought) relief\b|\brelief (?:valve|print|fund|program)/i;
const forATime =
  /\b(?:fixed[- ]term|temporary|seasonal|maternity cover|\d{1,2}[- ]months? (?:fixed[- ]term|contract|FTC)|limited[- ]term)\b/i;
const byShift = /\b(?:per[- ]?diem|PRN|zero[- ]hours?|casual|pool position)\b/i;
const onPayroll =
  /\b(?:(?:only|strictly) (?:on )?W-?2|W-?2 only|no (?:C2C|corp[- ]to[- ]corp|1099)|(?:work(?:ing)?|\/hr\.?|hour|rate) on W-?2|on W-?2\b)|\(W-?2\)/i;
const eitherWay = /\bW-?2 ?(?:or|and|\/|,|&)|(?:or|and|\/|,|&) ?W-?2\b/i;
const unpaidTraining =
  /\bunpaid (?:\p{L}+ ){0,2}training\b|\btraining (?:\p{L}+ ){0,3}(?:is )?unpaid\b/iu;

/** The title and what stands in the form. */
const headLines = 3;

/** "Relief" or "cover" beside other ways of working is one of several offers. */
const oneOfSeveral = /\/|,|\bor\b|\bcontracts available\b/i;

function findContract(brief: Brief, lines: readonly string[]): Found[] {
  const kind = sayHoursKind(brief) ?? '';
  const own = findOwnBusiness(brief);
  const relief = find([brief.title.given], standIn, otherRelief);
  const isBoth = /\bor\b/.test(kind);
  const lengths = brief.deal.filter((one) => one.kind === 'length').map(({ text }) => text);
  const time = forATime.test(kind)
    ? (find(lines.slice(0, headLines), forATime) ?? kind)
    : (find([brief.title.given], forATime) ??
      find(lines.slice(0, headLines), forATime, oneOfSeveral) ??
      find(lengths, forATime));
  const payroll = own === null ? find(lines, onPayroll, eitherWay) : null;
  return [
    ...(own === null ? [] : [{ id: 'own' as const, words: own }]),
    ...(isByShift(brief) && !isBoth
      ? [{ id: 'shifts' as const, words: find(lines, byShift) ?? kind }]
      : []),
    ...(relief === null || isByShift(brief) ? [] : [{ id: 'relief' as const, words: relief }]),
    ...(time === null || own !== null ? [] : [{ id: 'time' as const, words: time }]),
    ...(payroll === null ? [] : [{ id: 'payroll' as const, words: payroll }]),
  ];
}

const fill = (text: string, { words, name = words }: Found, pay: string): string =>
  text
    .replaceAll('{words}', quote(stripEnd(words)))
    .replaceAll('{word}', words.toLowerCase())
    .replaceAll('{own}', withArticle(words))
    .replaceAll('{name}', name)
    .replaceAll('{Name}', capitalize(name))
    .replaceAll('{pay}', pay);

/** "The job is paid by commission only." */
export function sayPayForm(brief: Brief): string {
  const form = findPayForm(brief);
  if (form === null) return '';
  if (form.kind === 'commission' && form.name.includes('%'))
    return `The pay is commission only: ${form.words}.`;
  if (form.kind === 'commission')
    return `The job is paid by commission${form.name === 'commission only' ? ' only' : ''}.`;
  if (form.kind === 'unpaid') return 'The work is unpaid.';
  return form.kind === 'stipend'
    ? 'There is a stipend.'
    : `Pay is by what is done, not by the hour (${quote(form.words)}).`;
}

/** The terms of this job that decide by themselves whether somebody can take it, the heaviest first. */
export const listDecidingTerms = memoize((brief: Brief): DecidingTerm[] => {
  const lines = linesOf(brief);
  const form = findPayForm(brief);
  const training = find(lines, unpaidTraining);
  const found: Found[] = [
    ...(form === null ? [] : [{ id: form.kind, words: form.words, name: form.name }]),
    ...findContract(brief, lines),
    ...(training === null ? [] : [{ id: 'training' as const, words: training }]),
  ];
  const pay = sayPayForm(brief);
  return found.map((one) => {
    const say = (text: string): string => fill(text, one, pay);
    const texts = termTexts[one.id];
    return {
      ...texts,
      id: one.id,
      words: one.words,
      drawback: say(texts.drawback),
      objection: texts.objection && {
        objection: say(texts.objection.objection),
        answer: say(texts.objection.answer),
      },
      screening: { ...texts.screening, question: say(texts.screening.question) },
      ask: texts.ask && {
        ...texts.ask,
        topic: say(texts.ask.topic),
        assumes: say(texts.ask.assumes),
        ask: say(texts.ask.ask),
      },
      ...(texts.range ? { range: say(texts.range) } : {}),
    };
  });
});

/** What stands where a range of pay would, in a job whose form of pay knows none. */
export const sayFormOfPay = (brief: Brief): string | null =>
  listDecidingTerms(brief).find(({ range }) => range !== undefined)?.range ?? null;

/** Whether a sentence of the trade promises what this very job does not give. */
export const promisesOpposite = (brief: Brief, text: string): boolean =>
  listDecidingTerms(brief).some(({ promises }) => promises.test(text));
