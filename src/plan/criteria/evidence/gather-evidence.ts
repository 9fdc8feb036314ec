import type { Drawer } from '#knowledge/drawer.ts';
import type { Fact } from '#shared/brief.ts';
import { measureCall } from './call-strength.ts';
import { findShape } from '../own-lines/demand-shape.ts';
import { isDemand, isSoft } from '../own-lines/is-demand.ts';
import { toMatter } from '../names/matter-of-line.ts';
import { rateStem } from './stem-rarity.ts';
import { leastProof, proven, rateProof } from './proof.ts';
import {
  countWords,
  hearDoing,
  hearTelling,
  isAnywhere,
  sharedStems,
  stemsOf,
} from '../names/shared-stems.ts';
import { isOfOffice } from '../own-lines/systems.ts';
import { isAsked } from './weigh-evidence.ts';
import { asksForYears } from '../gates/years.ts';

type Competency = Drawer['competencies'][number];

export interface Piece {
  fact: Fact;
  value: number;
  /** Said in whole phrases, and not in one word that may mean something else. */
  isPlain?: boolean;
}

/** Less than this is a word in passing. */
export const plainly = 0.35;
/** A line on the days calls for something only where its own word stands there, and not one that every trade knows. */
const plainlyOfDays = 0.5;
/** A line may call for two things; of the rest it only speaks. */
const nearlyAsPlain = 0.7;
const akin = 0.8;
const fewWords = 7;

/** The lines that plainly call for each competency, the most telling first. */
export function gatherEvidence(
  competencies: readonly Competency[],
  lines: readonly Fact[],
  value: (fact: Fact) => number,
  hearOthers: (fact: Fact, competency: Competency) => Rivalry = () => ({
    isOutdone: false,
    own: 1,
  }),
): Map<Competency, Piece[]> {
  const measures = competencies.map((competency) => ({
    competency,
    measure: measureCall(competency.called_for_by),
    isAkin: sharesWords(competency.name),
    isOfSubject: sharesSubject(competency),
    hasLetters: hearLetters(competency.called_for_by),
  }));
  const found = new Map<Competency, (Piece & { proof: number })[]>();
  for (const fact of lines) {
    const { text, isOfOthers } = toMatter(fact.text);
    if (text === '' && !isAnswer(fact)) continue;
    const calls = measures
      .map(({ competency, measure, isAkin, isOfSubject, hasLetters }) => ({
        competency,
        isOfSubject: (line: Fact, matter: string): boolean =>
          hasLetters(line) || isOfSubject(line, matter),
        strength: Math.max(isOfOthers ? 0 : measure(text), isAkin(fact) ? akin : 0),
        isAkin: isAkin(fact) || hasLetters(fact),
        isByLetters: hasLetters(fact),
        proof:
          isAkinInKind(competency.name, fact) || hasLetters(fact)
            ? proven
            : rateProof(competency, fact),
      }))
      .filter(
        (call) =>
          call.proof >= leastProof(fact) &&
          call.strength >= (isAsked(fact) ? plainly : plainlyOfDays) &&
          (call.isAkin || isAnswer(fact) || call.isOfSubject(fact, text)) &&
          isMerged(fact, call) &&
          (!leadsPeople.test(text) || ofLeading.test(call.competency.name) || isAnswer(fact)) &&
          (call.isByLetters || !hearOthers(fact, call.competency).isOutdone),
      );
    const strongest = Math.max(0, ...calls.map(({ strength }) => strength));
    const kept = calls.filter(({ strength }) => strength >= strongest * nearlyAsPlain);
    for (const { competency, strength, isAkin, proof } of kept) {
      const piece = {
        fact,
        proof,
        value: (value(fact) * strength) / Math.sqrt(kept.length),
        isPlain: isAkin || isAnswer(fact) || hearOthers(fact, competency).own >= wholePhrase,
      };
      if (piece.value > 0) found.set(competency, [...(found.get(competency) ?? []), piece]);
    }
  }
  return new Map(
    [...found]
      .filter(([, pieces]) => pieces.some(({ proof }) => proof >= proven))
      .map(([competency, pieces]) => [competency, pieces.toSorted((a, b) => b.value - a.value)]),
  );
}

/** So surely a duty speaks of a competency by the words they share, where no phrase of it is heard. */
const nearProof = 0.44;

/**
 * Duties that speak of a competency of the trade in other words than those by which it is heard: where the job is
 * certainly one of the trade, "keep every script that goes live clean" is about its scripts.
 */
export function gatherNear(
  competencies: readonly Competency[],
  duties: readonly Fact[],
  value: (fact: Fact) => number,
  title = '',
): Map<Competency, Piece[]> {
  const found = new Map<Competency, Piece[]>();
  for (const fact of duties) {
    const { text, isOfOthers } = toMatter(fact.text);
    if (text === '' || isOfOthers || leadsPeople.test(text)) continue;
    const [best] = competencies
      .filter(({ name }) => !ofLeading.test(name))
      .map((competency) => ({ competency, proof: rateProof(competency, fact) }))
      .filter(
        ({ competency, proof }) =>
          proof >= nearProof && isNear(competency, text) && namesIt(competency.name, text, title),
      )
      .toSorted((a, b) => b.proof - a.proof);
    if (best)
      found.set(best.competency, [
        ...(found.get(best.competency) ?? []),
        { fact, value: value(fact), isPlain: true },
      ]);
  }
  return found;
}

/** A word of the name itself is said, beside words of the title and those that every trade knows. */
function namesIt(name: string, matter: string, title: string): boolean {
  const known = new Set(stemsOf(title));
  const own = stemsOf(name).filter(
    (stem) => !known.has(stem) && !isAnywhere(stem) && !ofAnyName.has(stem),
  );
  const said = new Set(stemsOf(matter));
  return own.length === 0 ? sharedStems(name, matter) >= 2 : own.some((stem) => said.has(stem));
}
const ofAnyName: ReadonlySet<string> = new Set(['analy', 'build', 'desig', 'accou', 'resea']);

/** One word in common may be chance, unless few trades have it and the competency is heard by it. */
function isNear(competency: Competency, matter: string): boolean {
  const { name, looks_like: looksLike, question, strong, called_for_by: terms } = competency;
  if (hearTelling(`${name} ${looksLike} ${question} ${strong}`)(matter) >= 2) return true;
  const heard = new Set(stemsOf(terms.join(' ')));
  return stemsOf(matter).some((stem) => heard.has(stem) && rateStem(stem) >= ofFewTrades);
}
const ofFewTrades = 3.2;

/** How a line speaks of a competency beside the work of many trades. */
export interface Rivalry {
  /** It speaks more plainly of other work. */
  isOutdone: boolean;
  /** How surely it speaks of the competency by its own words, as `rateHits` has it. */
  own: number;
}
const wholePhrase = 1;

/** Whoever answered a question spoke of this job and of nothing else. */
const isAnswer = ({ source }: Fact): boolean => source.from === 'job' && source.field === 'answers';

/** Letters that a trade has for a body of rules or a treatment mean nothing else, in a line that is not on programs. */
function hearLetters(terms: readonly string[]): (fact: Fact) => boolean {
  const letters = new Set(terms.filter((term) => /^\p{Lu}{3,6}$/u.test(term)));
  return ({ kind, text }) =>
    kind !== 'tool' &&
    countWords(text) <= fewForLetters &&
    (text.match(/(?<![\p{L}\p{N}])\p{Lu}{3,6}(?=s?(?![\p{L}\p{N}]))/gu) ?? []).some((word) =>
      letters.has(word),
    );
}
const fewForLetters = 14;

/** A phrase in its first words, and not in passing. */
const atOnce = 0.75;
/** A line of so few words is about nothing else. */
const nothingElse = 8;

/**
 * Whether a line is about what the competency is about: two telling words of what is told of it; one of them, or a word
 * of its name, and beside it something that it listens for. A phrase alone ("patient care", "public safety") is no
 * evidence, nor is one word ("plans", "healthcare").
 */
function sharesSubject(competency: Competency): (fact: Fact, matter: string) => boolean {
  const { name, looks_like: looksLike, question, strong, called_for_by: terms } = competency;
  const phrase = measureCall(terms.filter((term) => /[\s-]/.test(term)));
  const told = `${name} ${looksLike} ${question} ${strong}`;
  const ofTold = hearTelling(told);
  const ofHeard = hearTelling(`${told} ${terms.join(' ')}`);
  const ofName = hearTelling(name);
  const ofDoing = hearDoing(name);
  return (fact, matter) => {
    if (isOfOffice(fact)) return false;
    const shared = ofTold(matter);
    return (
      shared >= 2 ||
      ((shared === 1 || ofDoing(matter) > 0) &&
        (phrase(matter) >= atOnce || ofHeard(matter) >= 2)) ||
      (countWords(fact.text) <= nothingElse && ofName(matter) > 0)
    );
  };
}

/**
 * A demand goes by the trade's name where it speaks of the same thing: in its very words, or where there is little
 * else in the line. What somebody must have done, and what says more, keeps its own name.
 */
function isMerged(
  fact: Fact,
  call: { competency: Competency; isAkin: boolean; strength: number },
): boolean {
  if (!isAsked(fact)) return true;
  if (asksForYears(fact) && isDemand(fact)) return false;
  if (call.isAkin) return true;
  const { name, looks_like: looksLike } = call.competency;
  const shared = sharedStems(name, fact.text);
  // One of the words that every trade knows is no evidence by itself.
  if (call.strength < plainlyOfDays && sharedStems(`${name} ${looksLike}`, fact.text) === 0)
    return false;
  if (shared > 0) return true;
  // Manner is evidence of a skill only where that skill is told in the same words.
  if (isSoft(fact)) return hearDoing(`${name} ${looksLike}`)(fact.text) > 0;
  if (fact.kind === 'tool')
    return call.competency.called_for_by.some((term) =>
      fact.terms.some((named) => named.toLowerCase() === term.toLowerCase()),
    );
  if (findShape(fact) === 'experience') return false;
  return !isDemand(fact) || countWords(fact.text) <= fewWords;
}

/** "Leads a team of writers" is about leading, and not about what is written. */
const leadsPeople =
  /^(?:the [\p{L} ]{3,40} )?(?:will |also |would )*(?:\p{L}+ly )?(?:lead|supervis|manag)(?:e|es|s|ing)? (?:and \p{L}+ )?(?:an? |the |our |your )?(?:[\p{L}-]+ ){0,2}(?:team|staff|crew|group) of\b/iu;

export const ofLeading =
  /^(?:leading|supervising|running|training|building|managing) .*(?:aides|people|team|crew|cooks|staff|line|shift|juniors|colleagues)/i;

/** "Handle food safely" is "Clean and safe food", whatever words the trade listens for; so is leading others. */
const sharesWords =
  (name: string) =>
  (fact: Fact): boolean =>
    isAkinInKind(name, fact) || sharedStems(name, fact.text) >= 2;

export const isAkinInKind = (name: string, fact: Fact): boolean =>
  (ofLeading.test(name) && findShape(fact) === 'leading') ||
  (/\bsafe(?:ty|ly)?\b/i.test(name) && asksForSafety(fact));

/** "Safety conscious, follows the rules": a demand on safety at work and on nothing else. */
const safetyFirst =
  /^(?:\p{L}+ ){0,2}(?:safety[- ](?:conscious\w*|minded|aware\w*|first|focus\w*)|(?:follow|observ|obey|respect|adher)\p{L}* (?:to )?(?:all |the )?safety\b)/iu;
const asksForSafety = (fact: Fact): boolean =>
  isAsked(fact) && countWords(fact.text) <= safetyWords && safetyFirst.test(fact.text);
const safetyWords = 12;
