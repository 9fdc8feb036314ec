import { camelNames } from './camel-names.data.ts';
import { applyEdits } from './mapped-text.ts';
import type { Edit, MappedText } from './mapped-text.ts';

/** Also two words, of which the second may begin a line. */
const alsoWords = new Set(['healthcare', 'handshake', 'telehealth', 'commonwealth', 'homegoods']);
const known = new Set(
  camelNames
    .toLowerCase()
    .split(' ')
    .filter((name) => !alsoWords.has(name)),
);
/** "the Harbor / Works team", where "HarborWorks" stands elsewhere: some pages break a name before its inner capital. */
const torn =
  /(?<![\p{L}\d'’-])(\p{Lu}?\p{L}{1,14}) ?\n ?(\p{Lu}\p{L}{0,14})(?=$|[\s.,;:!?)'’/-])/gu;
const inner = /(?<![\p{L}\d@./])\p{Lu}?\p{Ll}{1,12}(?:\p{Lu}\p{Ll}{1,12}){1,2}(?![\p{L}\d@])/gu;
/** Two lines that grew together elsewhere: "RequirementsEssential". */
const endsLine =
  /(?:tions?|sions?|ments?|ities|ity|ences?|ances?|[^f]ed|ings?|ical|onal|ous|ly|ness|als|ers|ills|ies|uties|erks)$/;

/** "About Harbor / Works StudioHarbor / Works": the half of a name that the line before grew on to. */
const endOf = (left: string): string => /\p{Lu}\p{Ll}+$/u.exec(left)?.[0] ?? left;

/** What stands before a name in the middle of a sentence. */
const inSentence =
  /(?:\p{Ll},|(?<!\p{L})(?:the|an?|of|in|on|at|by|to|for|with|from|and|or|like|as|using|via|our|your|through|including|called|is|are|join|about|At|The|Join|About|Why|With|Within)) $/u;
/** Halves that are no words, or too short to end a line. */
const half =
  /^(?:Ex|Op|Mi|Mc|Mac|Nex|Neo|Geo|Uni|Bio|Eco|Pro|Qui|Vi|Ne|Tele|Cyber|Fin|Med|Agri|Insta|Omni|Inno|Digi|Intelli|Opti|Veri|Enviro|Techno|Medi|Accu|Ameri|Euro|Info|Inter|Micro|Multi|My|Go|De|La|Le|Di|Van|Fitz)$/;

const opensSentence = /^(?:We|You|Our|Your|The|This|These|It|If|At|As|In|To|All|A)$/;

/** "for the board, Ex / Co and the unit": a break where neither the sentence nor the name ends. */
function isTorn(
  text: string,
  { index, left, right, isTwice }: { index: number; left: string; right: string; isTwice: boolean },
): boolean {
  if (!inSentence.test(text.slice(Math.max(0, index - 14), index))) return false;
  const behind = text.indexOf(right, index + left.length) + right.length;
  const goesOn = /^(?:['’]s)?(?:[,.;:)]|\s\p{Ll}|$)/u.test(text.slice(behind, behind + 5));
  // What is broken so twice within sentences is a name, too.
  return (
    goesOn &&
    ((isTwice && !opensSentence.test(right)) || half.test(left)) &&
    /^\p{Lu}\p{Ll}*$/u.test(right)
  );
}

/** Names broken in two different sentences: where the same sentence comes twice, two lines do. */
function findTwice(text: string, found: readonly RegExpExecArray[]): Set<string> {
  const before = new Map<string, { apart: string; words: Set<string> }>();
  for (const { index, 1: left = '', 2: right = '' } of found) {
    const name = left + right;
    const known = before.get(name) ?? { apart: `${left} ${right}`, words: new Set() };
    known.words.add(text.slice(Math.max(0, index - 12), index));
    before.set(name, known);
  }
  const isTwice = ({ apart, words }: { apart: string; words: Set<string> }): boolean =>
    // Where both halves also stand side by side, a line was only wrapped.
    words.size > 1 && !text.includes(apart);
  return new Set([...before].filter(([, one]) => isTwice(one)).map(([name]) => name));
}

/** "Ferrati S.p. / A., founded": the letters of a legal form that a page took for the end of a sentence. */
const tornForm =
  /(?<=\b(?:S\. ?p|S|S\. ?r|S\. ?A|e|B|N)\.) ?\n ?(?=(?:A|L|l|S|V)\.(?:[,;)]| \p{Ll}))/gu;

/** Puts names together again that a page broke before a capital inside them. */
export function joinTornNames(source: MappedText): MappedText {
  const names = new Set(source.text.match(inner));
  const edits: Edit[] = [];
  const found = [...source.text.matchAll(torn)];
  const twice = findTwice(source.text, found);
  const isName = ({ index, 1: left = '', 2: right = '' }: RegExpExecArray): boolean => {
    const name = left + right;
    const isTwice = twice.has(name) && /^\p{Lu}/u.test(left);
    return names.has(name) || names.has(endOf(left) + right)
      ? !endsLine.test(left)
      : known.has(name.toLowerCase()) || isTorn(source.text, { index, left, right, isTwice });
  };
  // What is a name in one place is one in the others.
  const sure = new Set(found.filter(isName).map(([, left = '', right = '']) => left + right));
  for (const { index, 1: left = '', 2: right = '' } of found) {
    if (!sure.has(left + right) || !/\p{Ll}$/u.test(left)) continue;
    const start = index + left.length;
    const end = source.text.indexOf(right, start);
    edits.push({ start, end, insert: '' });
  }
  for (const { index, 0: gap } of source.text.matchAll(tornForm))
    edits.push({ start: index, end: index + gap.length, insert: '' });
  return applyEdits(
    source,
    edits.toSorted((a, b) => a.start - b.start),
  );
}
