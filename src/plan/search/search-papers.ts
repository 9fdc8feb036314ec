import { findState } from '#market/places/us-states.ts';
import type { Brief } from '#shared/brief.ts';
import { isDueLater } from '../demands/due-later.ts';
import { listFacts } from '../wording/own-words.ts';
import { clearances } from './clearances.data.ts';
import { listSpelledLicences } from './spelled-licences.ts';
import { opensPaper, professionalPapers } from '../demands/professional-papers.data.ts';

const paper =
  /((?:\p{L}[\p{L}'’-]{0,30}\s){1,4})(cards?|permits?|licen[cs]es?|licensure|certifications?|certificates?|tickets?|registration)(?=$|[\s,.;)/])/giu;
/** Says how a paper is held, and not which it is. */
const filler =
  /^(?:valid|current|active|full|clean|clear|state|must|possess|hold|have|having|has|holds|an?|the|in|of|or|and|with|your|our|own|any|all|other|relevant|appropriate|professional|required|related|requisite|advanced|additional|further|specialty|training|this|that|to|for|obtain|maintain|be|recognized|recognised|uk|us)$/i;
/** Everybody has one, or nobody knows which is meant. */
const common =
  /^(?:driv\w+|driver['’]?s?|credit|business|report|gift|sim|id|identity|work|score)\b/i;

/** "Such as incorrect registration", "managing network licenses": a sentence, and no paper. */
const ofSentence =
  /^(?:as|including|managing|issuing|processing|reviewing|verifying|checking|updating|renewing|handling|selling|compliant|incorrect|expired|such)$/i;

const longest = 32;
const isCode = (word: string): boolean => findState(word) !== undefined;
const isCommon = (letters: string): boolean => /^(?:CPR|GED|USA|ACT|FULL|VALID)$/.test(letters);

const isPlace = (word: string): boolean => word.length > 3 && findState(word) !== undefined;

/** "Must possess a valid Maryland Handgun permit" asks for a "handgun permit". */
export function listPapers(brief: Brief): string[] {
  const lines = listFacts(brief, {
    kinds: ['licence', 'skill', 'duty', 'education', 'safety', 'experience'],
    importance: ['must'],
  }).filter(
    ({ kind, text }) =>
      !isDueLater(text) && (kind !== 'duty' || /^(?:hold|possess|have|obtain)\b/i.test(text)),
  );
  return lines.flatMap(({ text }) =>
    [...text.matchAll(paper)].flatMap(([, before = '', noun = '']) => {
      const words = before.trim().split(/\s+/);
      const last = words.findLastIndex((word) => filler.test(word) || isPlace(word));
      const kept = words.slice(last + 1).filter((word) => !/^[ivx]+$/i.test(word));
      // "NC BLET Certificate": profiles name the letters.
      const letters = kept.findLast((word) => /^\p{Lu}{3,6}$/u.test(word));
      if (letters && !isCode(letters)) return isCommon(letters) ? [] : [letters];
      // A long name is written in many ways; its last words in all of them.
      const tell = (words: number): string =>
        [...kept.slice(-words), noun.replace(/s$/, '')].join(' ').toLowerCase();
      const name = tell(2).length > longest ? tell(1) : tell(2);
      const isSaid = kept.slice(-2).some((word) => ofSentence.test(word));
      return kept.length === 0 || isSaid || common.test(name) ? [] : [name];
    }),
  );
}

const mostLetters = 4;

/** Given after hiring: whoever has it not may have it later. */
const isGivenLater =
  /\b(?:obtain|eligib\w{1,6}|willing\w{0,4}|undergo|pass|subject to|sponsor\w{0,4}|be granted|in process)\b/i;

/** "Secret clearance, active on the first day": what those who hold one write, the higher ones too. */
function listClearances({ facts, place }: Brief): string[] {
  const lines = facts.filter(
    ({ kind, importance, text }) =>
      importance === 'must' &&
      kind !== 'benefit' &&
      /\bclear(?:ance|ed)\b|\bTS\/SCI\b|\bvetting\b/i.test(text) &&
      !isGivenLater.test(text) &&
      !isDueLater(text),
  );
  const found = clearances.find(
    ({ country, said }) => country === place.country && lines.some(({ text }) => said.test(text)),
  );
  return [...(found?.written ?? [])];
}

const letters = String.raw`\p{Lu}[\p{Lu}\d]{1,6}(?:-\p{Lu}{1,3})?`;
const row = new RegExp(
  String.raw`(?<![\p{L}\d-])${letters}(?:(?:\s?[,/]\s?(?:or\s)?|\sor\s)${letters})+(?![\p{L}\d-])`,
  'gu',
);

/** "LPCC, LMFT or LICSW": where one of them is a way to meet the demand, the others are as well. */
const listRow = (text: string, one: string): string[] =>
  [...text.matchAll(row)]
    .map(([all]) => all.split(/\s?[,/]\s?(?:or\s)?|\sor\s/))
    .find((words) => words.includes(one)) ?? [];

/** "ACA, ACCA or CIMA": the letters one of which everybody must have, as one condition; none where there is another way. */
export function listPaperLetters(brief: Brief): string[] {
  const cleared = listClearances(brief);
  if (cleared.length > 0) return cleared;
  const spelled = listSpelledLicences(brief);
  if (spelled.length > 0) return spelled;
  const lines = listFacts(brief, {
    kinds: ['licence', 'education', 'experience', 'skill', 'other'],
    importance: ['must'],
  }).filter(({ text }) => !opensPaper.test(text) && !isDueLater(text));
  for (const { text } of lines) {
    const said = new Set(text.match(/[\p{L}\d]+(?:-\p{Lu}{2,3})?/gu) ?? []);
    const found = [...professionalPapers].filter(([letters]) => said.has(letters));
    if (found.length > 0)
      return [
        ...new Set([
          ...found.flatMap(([letters, name]) => (name ? [letters, name] : [letters])),
          ...found.flatMap(([letters]) => listRow(text, letters)),
        ]),
      ].slice(0, mostLetters);
  }
  return [];
}
