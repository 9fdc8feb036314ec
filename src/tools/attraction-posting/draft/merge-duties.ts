import { beginsWithVerb } from '#plan/wording/orders.ts';
import { lowerFirst, stripEnd } from '#writing/casing.ts';
import { countWords } from '#writing/shorten.ts';

const longest = 26;
/** So short, both are said in one breath. */
const oneBreath = 15;
const points = { shared: 6, sameVerb: 5 };

const anyStem =
  /^(?:with|from|that|this|their|your|ensur|maint|provi|suppo|assis|worki|team|requi|inclu|manag|perfo|devel|all|and|other|appro|relat|withi|accor|proce)/;
const stems = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
      .map((word) => word.slice(0, 5))
      .filter((stem) => !anyStem.test(stem)),
  );

/** "Accurately record data" is something to do as well. */
const bareOf = (text: string): string => text.replace(/^\p{L}+ly (?=\p{L})/u, '');

const verbOf = (text: string): string => text.toLowerCase().split(/[\s,]/)[0] ?? '';

/** What is said behind many a duty and tells nothing of it. */
const hollowTail =
  /,? (?:in (?:an?|the most) (?:timely|professional|efficient|courteous|safe|accurate|effective)(?:,? (?:and|\p{L}+))* manner|(?:as|if|when|where) (?:needed|required|necessary|assigned|requested|directed|applicable)|on an? (?:regular|ongoing|daily|timely|as-needed) basis|at all times|(?:in order )?to ensure (?:compliance|accuracy|quality|efficiency|success|smooth operations?)|in a timely (?:and \p{L}+ )?fashion)$/iu;

/** A line without its hollow end. */
export const dropHollowTail = (line: string): string => {
  const short = stripEnd(line.replace(hollowTail, ''));
  return countWords(short) >= 4 ? short : line;
};

/** "Prepare A" and "Prepare B" are "Prepare A and B". */
function joinTwo(first: string, second: string): string {
  const verb = verbOf(first);
  const behind = second.slice(verb.length + 1);
  const isPlain = (text: string): boolean => !/[,;:]| and | or /.test(text);
  if (verb === verbOf(second) && isPlain(first) && isPlain(second) && /^\p{L}+ /u.test(second))
    return `${first} and ${lowerFirst(behind)}`;
  const isShort = countWords(first) + countWords(second) <= oneBreath && !/[,;:]/.test(first);
  return isShort ? `${first}, and ${lowerFirst(second)}` : `${first}; ${lowerFirst(second)}`;
}

const countShared = (a: string, b: string): number => {
  const known = stems(b);
  return [...stems(a)].filter((stem) => known.has(stem)).length;
};

/** Neighbours that belong together become one line, until there are few enough or none fits another. */
export function mergeDuties(lines: readonly string[], most: number): string[] {
  const left = [...lines];
  while (left.length > most) {
    const pairs = left.slice(0, -1).flatMap((line, at) => {
      const next = left[at + 1] ?? '';
      const words = countWords(line) + countWords(next);
      const cost =
        words -
        countShared(line, next) * points.shared -
        (verbOf(line) === verbOf(next) ? points.sameVerb : 0);
      const areOrders = beginsWithVerb(bareOf(line)) && beginsWithVerb(bareOf(next));
      return words <= longest && areOrders && !/[:;]/.test(`${line}${next}`) ? [{ at, cost }] : [];
    });
    const [best] = pairs.toSorted((a, b) => a.cost - b.cost);
    if (best === undefined) return left;
    left.splice(best.at, 2, joinTwo(left[best.at] ?? '', left[best.at + 1] ?? ''));
  }
  return left;
}
