import { calmShout } from '#writing/calm-shout.ts';
import type { Fact } from '#shared/brief.ts';
import { listEmployerSentences } from '#plan/employer-words.ts';
import { listFacts, openDashes, ownWords } from '#plan/own-words.ts';
import type { Plan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { capitalize, stripEnd, toSentence } from '#writing/casing.ts';
import { readDay } from '#writing/read-day.ts';
import { wordsOf } from '#writing/number.ts';
import { squeeze } from '#writing/said-so-far.ts';
import { fitWords, ofApplying } from './demands.ts';
import { findPhrases } from './find-phrases.ts';
import { isPrivate } from './private.ts';
import { sayAbility } from './say-ability.ts';

const longestSentence = 40;
const mostTerms = 80;
const longestCondition = 24;
/** Praise of nobody in particular, and what only made sense on its own page. */
const empty =
  /\b(?:further information|find out more|learn more|click|visit our|is looking for|are (?:currently )?(?:looking|seeking|hiring|recruiting)|is (?:currently )?(?:seeking|hiring|recruiting)|might be right for you|(?:is|are) very important|^what we (?:value|want|look for)|biggest asset|suchen wir|wir suchen|genau richtig|recherch(?:e|ons)|buscamos)\b/i;

/** Points back to a sentence that may not stand before it. */
const dangling =
  /^(?:it|its|this|these|that|they|their|them|he|she|such|here|there)\b|\btheir\b.{0,40}\bthat\b|^[^.]{0,40}, they\b|\bwill also\b/i;

/** Money raised, offers declined, a slogan in quotes, the history of the house: no reason to come and no picture of the work. */
const noPicture =
  /\$\d[\d.,]*\s?(?:m|million|b|billion)\b|\b(?:ARR|investors?|raised|funding|series [a-e]|turned down|dropouts?|inaugural|market fit|talent density|annual review)\b|→|^["“'‘]|["”] These\b|^(?:history|mission|vision)\s*:|\bis an? [^.]{0,40}\bmarket in\b|\bactively seeking\b/i;
/** What stands at a bed or on a bench, piece by piece. */
const inventory = /^each\b.{0,60}\bhas\b/i;

const isGood = (text: string): boolean =>
  !isPrivate(text) &&
  !empty.test(text) &&
  !noPicture.test(text) &&
  !inventory.test(text) &&
  !dangling.test(text) &&
  !/[:?]$/.test(text) &&
  text.split(/\s+/).length <= longestSentence &&
  text.split(/\s+/).length > 3;

const listSentences = (source: Source, kinds: readonly Fact['kind'][]): string[] =>
  listFacts(source.brief, { kinds: [...kinds] })
    // What is of no kind and still a must is a demand.
    .filter(({ kind, importance }) => kind !== 'other' || importance !== 'must')
    .map(ownWords)
    .filter(isGood)
    .map(toSentence);

/** What the employer says of itself, in its own sentences. */
export const listAbout = (source: Source): string[] =>
  listSentences(source, ['culture']).filter((text) => isAbroad(source) || hasVerb.test(text));

export const isAbroad = ({ brief: { language } }: Pick<Source, 'brief'>): boolean =>
  language !== null && language !== 'en';

/** A sentence, and no line of a list. */
const hasVerb =
  /\b(?:is|are|was|were|will|has|have|had|can|may|must|you|we|they|serves?|provides?|offers?|works?|runs?|leads?|supports?|includes?|reports?|operates?|makes?|keeps?|leads|pride|focus\w*|creates?|fosters?|brings?|believes?|values|means)\b/i;

/** What it says of the work as a whole: the team, the first year, remarks on the place. */
export const listRole = (source: Source): string[] =>
  listSentences(source, ['other', 'team', 'goal']).filter(
    (text) => /^\p{Lu}.+\s/u.test(text) && (isAbroad(source) || hasVerb.test(text)),
  );

/** "Job Type: Permanent" is a line of a form. */
const sayKind = (text: string): string =>
  text
    .replace(
      /^(?:job|employment|position|contract) type\s?[:–-]\s*(\S.*)$/i,
      (_, kind: string) => `It is ${kind.toLowerCase()}`,
    )
    .replace(/^HOURS\s?[:–-]\s*/, 'Hours: ');

/** Says nothing but the kind of contract, which has a sentence of its own. */
const onlyKind =
  /^(?:this (?:job |position |role )?is )?(?:an? )?(?:full|part)[- ]time (?:job|position|role)(?: with competitive pay)?\.?$/i;

const listWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [];

const label = /^(?:working |normal )?(?:hours(?: of work)?|schedule|shifts?)\s?:\s*/i;

/** The same line once more, without a little word. */
const dropAlike = (texts: readonly string[]): string[] =>
  texts.filter((text, i) => {
    const own = listWords(text.replace(label, ''));
    return !texts.slice(0, i).some((other) => {
      const known = new Set(listWords(other));
      return own.length > 2 && own.every((word) => known.has(word));
    });
  });

const ofHours = /^[^:\d]{3,20}: /;

/** When, where and on which terms: all of it, since people decide by it. */
export function listTerms(source: Source, plan: Plan, caveats: readonly string[]): string[] {
  const { brief, today } = source;
  const { sentences } = plan;
  const isPast = (text: string): boolean => (readDay(text) ?? today) < today;
  const schedule = [
    ...listEmployerSentences(brief, ['schedule']),
    ...listFacts(brief, { kinds: ['schedule', 'travel'] }).map(ownWords),
  ]
    .filter(
      (text) =>
        !isPrivate(text) &&
        // Asked of whoever applies: it stands under what is required.
        !(ofApplying.test(text) && text.split(/\s+/).length <= longestCondition) &&
        text.split(/\s+/).length > 2 &&
        !isPast(text) &&
        !/: other$|^position: /i.test(text) &&
        !onlyKind.test(text),
    )
    .map((text) => toSentence(openDashes(capitalize(calmShout(sayAbility(sayKind(text)))))));
  const hours = squeeze(openDashes(brief.hours?.text ?? ''));
  const isSaid = schedule.some((text) => squeeze(text).includes(hours));
  const isKind = schedule.some((text) => /\b(?:full|part)[- ]time\b/i.test(text));
  // One day of a week that is told whole.
  const isFurther = (text: string): boolean =>
    isSaid ||
    !hours.includes(squeeze(stripEnd(text.replace(ofHours, '')))) ||
    sentences.hours === '';
  return [
    ...(isSaid ? [] : [sentences.hours]),
    ...fitWords(
      dropAlike([...(isSaid ? [] : [sentences.hours]), ...schedule.filter(isFurther)]).slice(
        isSaid ? 0 : 1,
      ),
      mostTerms,
    ),
    isKind ? '' : sentences.contract,
    isPast(sentences.start) ? '' : sentences.start,
    brief.openings && brief.openings.count > 1
      ? (findPhrases(plan)?.openings(brief.openings.count) ??
        `There are ${wordsOf(brief.openings.count, 'opening')}.`)
      : brief.severalOpenings && findPhrases(plan) === null
        ? 'More than one person is wanted.'
        : '',
    ...fitWords(caveats, 30).map(toSentence),
  ].filter(Boolean);
}
