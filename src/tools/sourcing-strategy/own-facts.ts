import { listFacts, ownWords } from '#plan/own-words.ts';
import type { Plan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { isTrifle } from '#plan/trifles.ts';
import { stripEnd } from '#writing/casing.ts';
import { listOnce } from '#writing/list.ts';

const longest = 12;
const isBrief = (text: string): boolean => text.split(/\s+/).length <= longest;

const listStems = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 6));

/** Part of every job, or a demand. */
const anyWork =
  /\b(?:compl(?:y|ies|iance)|requirements?|standards|polic(?:y|ies)|as (?:needed|assigned|required)|goals?|quotas?|targets?|certification|licen[cs]ed?|regular basis|productivity|up[- ]to[- ]date|other duties)\b/i;

/** A line that was torn off. */
const cutOff = /\b(?:for|to|of|with|in|on|at|by|and|or|the|a|looking|including)$/i;

/** One long word in common may be chance. */
const enoughInCommon = 2;

const quote = (text: string): string => `"${stripEnd(text).replace(/"/g, "'")}"`;

interface Told {
  text: string;
  /** A part of the work says something only to those whose days it is about. */
  isWork: boolean;
}

/** What may be said of the job: its pay unless it is low, what it offers, and what is done. */
function listTold(source: Source, { pay, sellingPoints }: Plan): Told[] {
  const offers = [
    ...(pay.stated && pay.spoken && pay.standing !== 'below' ? [pay.spoken] : []),
    ...sellingPoints.filter((point) => !isTrifle(point)).map(quote),
  ];
  const duties = listFacts(source.brief, { kinds: ['duty'] })
    .map(ownWords)
    .filter(
      (text) => text.split(/\s+/).length > 2 && !anyWork.test(text) && !cutOff.test(stripEnd(text)),
    )
    .map(quote);
  return [
    ...listOnce(offers).map((text) => ({ text, isWork: false })),
    ...listOnce(duties).map((text) => ({ text, isWork: true })),
  ].filter(({ text }) => isBrief(text));
}

/** For each persona one fact of the job: the one that meets what moves them or what they do, else the next offer. */
export function shareFacts(source: Source, plan: Plan): Map<string, string> {
  const left = listTold(source, plan);
  const shared = new Map<string, string>();
  for (const persona of plan.personas) {
    const moved = new Set(listStems(persona.moves_for.join(' ')));
    const done = new Set(listStems(`${persona.now} ${persona.search.join(' ')}`));
    const rate = ({ text, isWork }: Told): number => {
      const stems = listStems(text);
      const count = (known: ReadonlySet<string>): number =>
        stems.filter((stem) => known.has(stem)).length;
      return 2 * count(moved) + (isWork ? count(done) : 0.5);
    };
    const [best] = left
      .filter((told) => !told.isWork || rate(told) >= enoughInCommon)
      .toSorted((a, b) => rate(b) - rate(a));
    if (best === undefined) continue;
    left.splice(left.indexOf(best), 1);
    shared.set(persona.letter, best.text);
  }
  return shared;
}

/** For each persona two of the job's own terms, so that no two are looked for by the same words. */
export function shareTerms({ personas, search: { own } }: Plan): Map<string, string[]> {
  if (own.length === 0) return new Map();
  return new Map(
    personas.map(({ letter, search }, i) => {
      const terms = listOnce([own[(2 * i) % own.length], own[(2 * i + 1) % own.length]]);
      return [letter, terms.filter((term) => !search.includes(term))];
    }),
  );
}
