import { memoize } from '#shared/memoize.ts';
import { beginsWithVerb } from '#plan/wording/orders.ts';
import { listFacts } from '#plan/wording/own-words.ts';
import { listMusts } from '#plan/demands/requirements.ts';
import type { Brief, Fact } from '#shared/brief.ts';

/** "Good", of "Good knowledge of ...": says nothing without what stood behind it. */
const bare =
  /^(?:good|solid|strong|deep|sound|in-depth|past|prior|proven|excellent|thorough|basic|advanced|extensive|relevant|previous|general|working|desirable|demonstrated)$/i;
/** "Thrive in fast-paced": what is so was left behind. */
const open = /\s\p{L}+-(?:paced|changing|moving|growing|evolving|stress|volume|pressure)$/iu;

const isVerbAlone = ({ kind, text, terms }: Fact): boolean =>
  (kind === 'physical' || kind === 'skill') &&
  terms.length === 0 &&
  (movement.test(text) || (/^\p{L}{3,12}$/u.test(text) && beginsWithVerb(text)));
const movement =
  /^(?:bend|lift|open|push|pull|carry|reach|stoop|kneel|climb|stand|walk|crouch|move|grasp|twist|squat|crawl|sit)$/i;

const isTorn = (fact: Fact): boolean =>
  bare.test(fact.text) || open.test(fact.text) || isVerbAlone(fact);

/** What stood between two pieces of a line, by its length: a blank, a comma, or a comma and "and". */
const between: Readonly<Record<number, string>> = { 1: ' ', 2: ', ', 6: ', and ' };

const startOf = ({ source }: Fact): number => (source.from === 'job' ? source.start : -1);
const endOf = ({ source }: Fact): number =>
  source.from === 'job' ? source.start + source.quote.length : -1;

interface Joined {
  fact: Fact;
  from: Fact[];
}

/** A piece with what stood behind it in the same line, as long as it cannot stand alone. */
function joinNext(fact: Fact, all: readonly Fact[]): Joined {
  if (!isTorn(fact) || fact.source.from !== 'job') return { fact, from: [fact] };
  const next = all.find((other) => startOf(other) in gapsOf(endOf(fact)));
  if (next === undefined || next.source.from !== 'job') return { fact, from: [fact] };
  const rest = joinNext(next, all);
  const gap = gapsOf(endOf(fact))[startOf(next)] ?? ' ';
  const { text } = rest.fact;
  const join = (head: string, tail: string): string =>
    `${head}${gap}${tail.charAt(0).toLowerCase()}${tail.slice(1)}`;
  return {
    fact: {
      ...rest.fact,
      text: join(fact.text, text),
      short: join(fact.text, text),
      source: { ...fact.source, quote: join(fact.source.quote, text) },
      forms: { verbPhrase: null, nounPhrase: null },
    },
    from: [fact, ...rest.from],
  };
}

const gapsOf = (end: number): Readonly<Record<number, string>> =>
  Object.fromEntries(Object.entries(between).map(([gap, words]) => [end + Number(gap), words]));

/** What is demanded, each demand whole: pieces of one line that say nothing alone are put together again. */
export const listWholeMusts = memoize((brief: Brief): Fact[] => {
  const musts = listMusts(brief);
  const all = listFacts(brief, { importance: ['must'] });
  const joined = musts.filter(isTorn).map((fact) => joinNext(fact, all));
  const whole = joined.filter(
    ({ from }) =>
      from.length > 1 &&
      !joined.some((other) => other.from.length > from.length && other.from.includes(from[0]!)),
  );
  const used = new Set(whole.flatMap(({ from }) => from));
  const byLast = new Map(
    whole.map(({ fact, from }) => [from.findLast((one) => musts.includes(one)), fact]),
  );
  return musts.flatMap((fact) => {
    const mended = byLast.get(fact);
    if (mended) return [mended];
    return used.has(fact) || bare.test(fact.text) ? [] : [fact];
  });
});
