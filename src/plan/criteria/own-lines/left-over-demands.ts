import type { Brief, Fact } from '#shared/brief.ts';
import { listFacts, ownWords } from '../../wording/own-words.ts';
import { weighDemand } from '../../demands/requirements.ts';
import type { Criterion, Gate } from '../criterion.ts';
import { checkOf } from '../gates/gate-checks.ts';
import { nameGate } from '../gates/name-gate.ts';
import { countYears } from '../gates/years.ts';
import { isOfOffice } from './systems.ts';

const most = { experience: 3, education: 2 };
const fewestWords = 3;
const mostWords = 22;

/** Work that was done, or schooling, named near the beginning: "Previous experience in a factory". */
const told = {
  experience: /^(?:\S+ ){0,6}(?:experienced?|background|track record|history|worked)\b/i,
  education: /^(?:\S+ ){0,5}(?:degree|diploma|GED|bachelor\S*|master\S*|education|certificate)\b/i,
};

/** A case that is spoken of, what comes after the offer, a talk about the application itself. */
const noDemand =
  /^(?:if|whether|as part|any|an? (?:equivalent|initial)|or|and|nor|no|not|however|please|some|qualifying|alternate|completes?|you|less than|\S+ first)\b|\b(?:we|they|applicants|candidates|will be|upon|welcome|may be|not (?:required|necessary|essential)|less important|interest|encouraged|their|considered|following|questions?|application)\b|\b(?:as|in|of|with|for|to|and|or)$/i;

/** What the house gives, is or wants done: "focus on a great experience for guests", "proven team with experience". */
const ofHouse =
  /^(?:focus\w*|provid\w+|deliver\w*|creat\w+|ensur\w+|offer\w*|be part|join|build\w*|improv\w+|enhanc\w+)\b|^(?:\S+ ){0,3}(?:team|company|firm|employer|organi[sz]ation) with\b|\b(?:guest|customer|client|user|candidate|patient|member|shopping|dining|learning|employee) experiences?\b|\bexperience (?:for|to) (?:our|all|every|the) (?:guests?|customers?|clients?|users?|patients?|members?)\b/i;

function isSayable(name: string, kind: keyof typeof told, title: string): boolean {
  const words = name.toLowerCase().split(/\s+/);
  const isTitle = words.every((word) => word === 'experienced' || title.includes(word));
  return (
    words.length >= fewestWords &&
    words.length <= mostWords &&
    told[kind].test(name) &&
    !noDemand.test(name) &&
    !ofHouse.test(name) &&
    !isTitle
  );
}

/**
 * Work and schooling that the job demands and that no line of the card judges are asked as a plain yes:
 * nothing demanded may be lost between the advertisement and the first call.
 */
export function addLeftOver(
  brief: Brief,
  gates: readonly Gate[],
  criteria: readonly Pick<Criterion, 'facts'>[],
): Gate[] {
  const used = new Set([
    ...gates.flatMap(({ factIds }) => factIds),
    ...criteria.flatMap(({ facts }) => facts.map(({ id }) => id)),
  ]);
  const title = brief.title.clean.toLowerCase();
  const left = (kind: 'experience' | 'education'): Gate[] =>
    listFacts(brief, { kinds: [kind] })
      .filter((fact) => weighDemand(fact) === 'must' && !used.has(fact.id) && !isOfOffice(fact))
      .map((fact: Fact) => {
        const name = nameGate(ownWords(fact));
        return { name, kind, ...checkOf(kind, name), factIds: [fact.id] };
      })
      .filter(({ name }) => isSayable(name, kind, title))
      .slice(0, Math.max(0, most[kind] - gates.filter((gate) => gate.kind === kind).length));
  return [...gates, ...left('education'), ...left('experience')];
}

/**
 * A thing to know or to have done that is a yes or no has no floor beside it: one document would say "met or not met" of
 * it, the other "a maybe". Years are another matter: they are counted, and the work done in them is judged.
 */
export function markGated<Line extends Criterion>(
  criteria: readonly Line[],
  gates: readonly Gate[],
): Line[] {
  const settled = new Set(
    gates
      .filter(
        ({ kind, name }) =>
          kind === 'knowledge' || (kind === 'experience' && countYears(name) === 0),
      )
      .flatMap(({ factIds = [] }) => factIds),
  );
  return criteria.map((one) =>
    one.facts[0] && settled.has(one.facts[0].id) ? { ...one, isGated: true } : one,
  );
}
