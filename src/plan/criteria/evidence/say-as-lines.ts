import { listenForTerms } from '#knowledge/hear-work.ts';
import type { Fact } from '#shared/brief.ts';
import { memoize } from '#shared/memoize.ts';
import { capitalize, stripEnd } from '#writing/casing.ts';
import { keepWhole } from '../names/keep-whole.ts';
import { nameAnyhow, nameMatter } from '../names/name-matter.ts';
import { isNamedAlike } from '../names/same-matter.ts';
import { sharedTelling, stemsOf } from '../names/shared-stems.ts';
import { sayHeading } from '../parts/say-heading.ts';
import { askLine } from '../questions/ask-line.ts';
import type { Weighed } from '../settle-weights.ts';
import type { Points } from '../line-weights/by-lines.ts';
import { rateProof, rateWord, type Provable } from './proof.ts';

/** So much of a name in a line says it by itself. */
const byName = 0.56;
/** With a phrase that goes by the name, so much of it is enough. */
const withPhrase = 0.3;
const withWord = 0.45;
const leastProof = 0.42;
/** A line that is so surely the known work takes its name on one word of it. */
const surely = 0.95;
/** A line that is told less of is only counted for it. */
const leastTold = 0.3;

const isOwn = ({ competency, id, facts }: Weighed): boolean =>
  competency === null && facts.some((fact) => fact.id === id);

const toProvable = memoize((line: Weighed): Provable => ({
  name: line.name,
  looks_like: line.looksLike,
  question: line.question,
  strong: line.strong,
  called_for_by: line.terms ?? [],
}));

const listenTo = memoize((line: Weighed) =>
  listenForTerms([{ of: '', terms: [...(line.terms ?? [])] }]),
);

const sum = (stems: readonly string[]): number =>
  stems.reduce((total, stem) => total + rateWord(stem), 0);

/** "Charge of the yard, including rope, tar, sails and masts": none of so many is what the line is called by. */
const oneOfMany = / including (?:[^,;.]+, ){3,}.*$/iu;

/** "Technical drawings" is about drawings: of one of the things in a name the last word is said. */
const isHeadSaid = (name: string, said: ReadonlySet<string>): boolean =>
  name
    .split(/,? (?:and|or|&) |, /u)
    .some((part) =>
      said.has(stemsOf(part.replace(/ (?:for|of|in|to|with|on) .*$/u, '')).at(-1) ?? ''),
    );

interface Said {
  fact: Fact;
  /** The share of the name that stands in the line. */
  share: number;
  isPhrase: boolean;
  says: boolean;
  proof: number;
}

function measure(line: Weighed, fact: Fact): Said {
  const own = [...new Set(stemsOf(line.name))];
  const said = new Set(stemsOf(fact.text.replace(oneOfMany, '')));
  const all = sum(own);
  const spoken = own.filter((stem) => said.has(stem));
  // A name of nothing but common words is said by so many of them.
  const share = own.length === 0 ? 1 : all === 0 ? spoken.length / own.length : sum(spoken) / all;
  const heard = listenTo(line)(fact.text);
  const isPhrase = heard.some(({ term, size }) => size > 1 || /^\p{Lu}{2,}$/u.test(term));
  const proof = rateProof(toProvable(line), fact);
  const isAnswer = fact.source.from === 'job' && fact.source.field === 'answers';
  const says =
    isAnswer ||
    (share >= byName && (heard.length > 0 || isHeadSaid(line.name, said))) ||
    (isPhrase && share >= withPhrase && proof >= leastProof) ||
    (isPhrase && share > 0 && proof >= surely) ||
    (heard.length > 0 && share >= withWord);
  return { fact, share, isPhrase, says, proof };
}

const linesRead = 5;
const fewestOfMany = 4;

/**
 * What is known goes by its name where a line of the job says that name, and that line stands first. Where none does, the
 * criterion is called as its own line calls it, and keeps the known question only where a phrase of the line goes by it.
 */
export function sayAsLines(lines: readonly Weighed[], points: Points, fewest: number): Weighed[] {
  const firsts = new Set(lines.flatMap(({ facts }) => facts.slice(0, 1)));
  const taken: Weighed[] = [];
  let left = lines.length;
  return lines.flatMap((line, i) => {
    const isKnown =
      line.facts.length > 0 &&
      line.origin !== 'trade' &&
      !isOwn(line) &&
      !(line.part !== undefined && sharedTelling(line.part, line.name) > 0);
    const others = [...taken, ...lines.slice(i + 1)];
    const said = isKnown ? sayAsLine(line, points, { firsts, others }) : line;
    if (said === null) {
      if (left > fewest) {
        left -= 1;
        return [];
      }
      taken.push(line);
      return [line];
    }
    taken.push(said);
    return [said];
  });
}

/** Null where the line says neither the name nor anything that it could be called by. */
function sayAsLine(
  line: Weighed,
  points: Points,
  { firsts, others }: { firsts: ReadonlySet<Fact>; others: readonly Weighed[] },
): Weighed | null {
  const [first, ...rest] = line.facts;
  if (!first) return line;
  const own = measure(line, first);
  const heading = line.part === undefined ? null : sayHeading(line.part);
  // A part of the work that the text names itself goes by no name that its lines only touch.
  if (heading !== null && own.share < byName)
    return { ...line, id: first.id, name: heading, competency: null, ...askLine(heading) };
  if (own.says) return line;
  const free = rest
    .slice(0, linesRead)
    .filter((fact) => !firsts.has(fact))
    .map((fact) => measure(line, fact));
  const [best] = free.filter(({ says }) => says).toSorted((a, b) => b.share - a.share);
  if (best) return putFirst(line, best.fact);
  // What so many lines speak of is their common name, though none of them says it.
  const listen = listenTo(line);
  if (line.facts.filter(({ text }) => listen(text).length > 0).length >= fewestOfMany) return line;
  const told = [own, ...free.filter(({ isPhrase, proof }) => isPhrase || proof >= leastTold)];
  const rate = ({ fact, proof }: Said): number => proof * (points.get(fact) ?? 0);
  const heaviest = told.toSorted((a, b) => rate(b) - rate(a));
  const callBy = (isFree: (named: Weighed) => boolean): Weighed | undefined => {
    for (const { fact, isPhrase, proof } of heaviest) {
      const name = nameLine(fact);
      if (name === null || isQuoted(name)) continue;
      const named = putFirst({ ...line, name }, fact);
      if (isFree(named))
        return isPhrase && proof >= leastProof
          ? named
          : { ...named, id: fact.id, competency: null, ...askLine(name) };
    }
    return undefined;
  };
  const called = callBy((named) => !others.some((other) => isNamedAlike(named, other)));
  if (called) return called;
  // A name of which no line says a word is worse than one that is near another.
  const isUnsaid = [own, ...free].every(({ share }) => share === 0);
  const near = isUnsaid
    ? callBy(({ name }) => !others.some((other) => isWithin(name, other.name)))
    : undefined;
  if (near) return near;
  // Work that the line plainly is stays on the card, whatever it is called there.
  return own.share >= withPhrase || own.isPhrase || own.proof >= leastTold ? line : null;
}

/** Says nothing that the other name does not say. */
const isWithin = (name: string, other: string): boolean => {
  const said = new Set(stemsOf(other));
  return stemsOf(name).every((stem) => said.has(stem));
};

/** A line that lists what belongs to it is called as it begins. */
function nameLine(fact: Fact): string | null {
  if (!oneOfMany.test(fact.text)) return nameMatter(fact) ?? nameAnyhow(fact);
  const head = stripEnd(fact.text.replace(oneOfMany, ''));
  return nameMatter({ ...fact, text: head }) ?? keepWhole(capitalize(head), fact.text);
}
const isQuoted = (name: string): boolean => /^["“]/.test(name);

const putFirst = (line: Weighed, fact: Fact): Weighed => ({
  ...line,
  facts: [fact, ...line.facts.filter((other) => other !== fact)],
});
