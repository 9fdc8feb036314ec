import type { TermKind } from '#shared/brief.ts';
import type { Unit } from '#shared/reading.ts';
import { splitSentences } from '../../layout/sentences.ts';
import { otherThings } from '../work-type/statements.data.ts';
import { isBareSearch } from './bare-search.ts';
import { remarkIn, wordsOf, type Remark, type RemarkSource } from './remark.ts';
import { termRows } from './term-lines.data.ts';

export interface ReadTermLine extends Remark {
  kind: TermKind;
}

const mostOfKind = 3;
const longest = 40;
const mostParts = 4;
/** "Shift: AM & NOC": behind such a label any word is the answer. */
const ofLabel: readonly (readonly [RegExp, TermKind])[] = [
  [/^(?:work(?:ing)? )?(?:shifts?|hours|schedule)(?: type)?$/i, 'hours'],
  [/^travel(?: required| requirements?)?$/i, 'travel'],
];
const longestValue = 60;

/**
 * The sentences that speak of the terms of this job by their own words, whatever else is understood of them: before
 * something is asked, or said in our words, what the text says of it is looked up here.
 */
export function readTermLines(source: RemarkSource): ReadTermLine[] {
  const found: ReadTermLine[] = [];
  const add = (kind: TermKind, remark: Remark): void => {
    const same = found.filter((one) => one.kind === kind);
    if (same.length < mostOfKind && same.every(({ text }) => text !== remark.text))
      found.push({ kind, ...remark });
  };
  for (const unit of source.units) {
    const answer = readLabel(source, unit);
    if (answer) add(answer.kind, answer);
    else for (const line of readUnit(source, unit)) add(line.kind, line);
  }
  return found;
}

function readLabel(source: RemarkSource, unit: Unit): ReadTermLine | null {
  const { label, text, shape } = unit;
  const [, kind] = ofLabel.find(([words]) => words.test(label ?? '')) ?? [];
  if (kind === undefined || shape === 'heading' || text.length > longestValue) return null;
  if (/^(?:n\/?a|tbd|see below|other)?$/i.test(text)) return null;
  const said = `${label}: ${text}`;
  return { kind, ...remarkIn(source, unit, { said, start: 0, end: text.length }) };
}

function readUnit(source: RemarkSource, unit: Unit): ReadTermLine[] {
  const rows = termRows.filter(({ silent }) => !silent.has(unit.role));
  const text = wordsOf(unit);
  if (unit.shape === 'heading' || !rows.some(({ words }) => words.test(text))) return [];
  return splitSentences(text).flatMap(({ text: sentence, start }) => {
    // A row of words for search engines names everything.
    if (sentence.split(/\s+/).length > longest || sentence.split(/ [-–|] /).length > mostParts)
      return [];
    const own = sentence.replace(otherThings, ' ');
    return rows
      .filter(
        ({ words, also, unless }) => words.test(own) && also.test(own) && !unless.test(sentence),
      )
      .map(({ kind, words: term }) => {
        const said = withoutSearch(kind, sentence, term);
        const at = start + sentence.indexOf(said);
        const remark = remarkIn(source, unit, { said, start: at, end: at + said.length });
        return { kind, ...remark, text: `${said.charAt(0).toUpperCase()}${said.slice(1)}` };
      });
  });
}

/** "We are looking for a full-time weaver to join our team": of a search only the term itself is one. */
function withoutSearch(kind: TermKind, sentence: string, term: RegExp): string {
  if ((kind !== 'contract' && kind !== 'way') || !isBareSearch(sentence)) return sentence;
  if (saysMore.test(sentence)) return sentence;
  const [first, ...others] = [...sentence.matchAll(new RegExp(term, `${term.flags}g`))];
  if (!first) return sentence;
  // "full-time, permanent" is one term.
  const end = others.reduce(
    (at, { index, 0: found }) => (index - at <= closeBy ? index + found.length : at),
    first.index + first[0].length,
  );
  return sentence.slice(first.index, end);
}
const closeBy = 5;
/** A condition of the term, what it may become, or a second clause: only the whole sentence is true. */
const saysMore =
  /\b(?:grow|potential|become|convert|may|requir\p{L}+|minimum|days?|however|therefore|(?:role|position|job|this) is|office|headquarters|if)\b/iu;
