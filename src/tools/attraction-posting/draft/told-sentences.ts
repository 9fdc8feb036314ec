import type { Fact, FactSource } from '#shared/brief.ts';
import { listFacts, openBrackets, ownWords } from '#plan/wording/own-words.ts';
import { dropCall, isRecruiting } from '#plan/wording/is-recruiting.ts';
import { beginsWithVerb } from '#plan/wording/orders.ts';
import type { Source } from '#plan/source.ts';
import { stripEnd, toSentence } from '#writing/casing.ts';
import { isPrivate } from './private.ts';
import { isDisclaimer, pointsBack } from './stands-alone.ts';

const longestSentence = 40;
/** Praise of nobody in particular, and what only made sense on its own page. */
const empty =
  /\b(?:further information|find out more|learn more|click|visit our|is looking for|are (?:currently )?(?:looking|seeking|hiring|recruiting)|is (?:currently )?(?:seeking|hiring|recruiting)|(?:is|are) (?:actively |currently )?searching for|might be right for you|(?:has|have|is) an? (?:\p{L}+ ){0,3}(?:opportunity|opening|vacancy)|(?:position|vacancy|opportunity) (?:has|have) (?:become|arisen|opened)|(?:right|ideal|successful) (?:candidate|person|individual|applicant)|(?:is|are) very important|on the lookout for|in search of|^looking for|(?:role|position|job|post|opportunity) is (?:\p{L}+ )?(?:tailored|designed|ideal|perfect|suited|made) (?:for|to)|(?:above|this) job description|points? (?:will|may|can) be added|encouraged to apply|urgent need|the (?:table|chart|list) (?:below )?shows|experience is (?:strongly |highly )?(?:desired|preferred)|^what we (?:value|want|look for)|biggest asset|(?:cv|r[ée]sum[ée]) (?:will be |is )?required|suchen wir|wir suchen|genau richtig|recherch(?:e|ons)|buscamos)\b/iu;

/** Money raised, offers declined, a slogan in quotes, the history of the house: no reason to come and no picture of the work. */
const noPicture =
  /\$\d[\d.,]*\s?(?:m|million|b|billion)\b|\b(?:ARR|investors?|raised|funding|series [a-e]|turned down|dropouts?|inaugural|market fit|talent density|annual review)\b|→|^["“'‘]|["”] These\b|^(?:history|mission|vision)\s*:|\bis an? [^.]{0,40}\bmarket in\b|\bactively seeking\b/i;
/** Rules for those who are in the house already, and words to whoever is unsure about applying. */
const noReason =
  /\b(?:accepting a new position|internal (?:applicants|candidates|transfers?)|information security|if you believe you|(?:don['’]t|do not) hesitate|reach out|connect with us|on (?:Glassdoor|LinkedIn)|interview(?:ing)? process|offer letter|(?:standard|regular|normal) (?:work(?:ing)? |office |business )?hours)\b/i;
/** Said to whoever fears not to be wanted: no reason to come that is of this job. */
const ofDiversity = /\b(?:diversity|recruitment process|equal opportunit\p{L}+)\b/iu;
/** What stands at a bed or on a bench, piece by piece. */
const inventory = /^each\b.{0,60}\bhas\b/i;

const isGood = (text: string): boolean =>
  !isPrivate(text) &&
  !empty.test(text) &&
  !isRecruiting(text) &&
  !noPicture.test(text) &&
  !inventory.test(text) &&
  !isDisclaimer(text) &&
  !noReason.test(text) &&
  !/[:?]$/.test(text) &&
  text.split(/\s+/).length <= longestSentence &&
  text.split(/\s+/).length > 3;

interface Line {
  text: string;
  /** Where it stands in the advertisement; null where it was answered or typed. */
  at: { start: number; end: number } | null;
}

const lineOf = (text: string, from: FactSource): Line => ({
  text: dropCall(text),
  at: from.from === 'job' ? { start: from.start, end: from.start + from.quote.length } : null,
});

/** Whether one was written right behind the other. */
function follows({ at }: Line, { at: before }: Line): boolean {
  if (at === null || before === null) return false;
  const gap = at.start - before.end;
  return gap >= 0 && gap <= 3;
}

/** Lines that can be read alone; one that points back stands with the one before it, or not at all. */
function keepWhole(lines: readonly Line[]): string[] {
  const told: { text: string; last: Line }[] = [];
  for (const line of lines) {
    if (!isGood(line.text) || ofDiversity.test(line.text)) continue;
    const before = told.at(-1);
    if (!pointsBack(line.text)) told.push({ text: toSentence(line.text), last: line });
    else if (before && follows(line, before.last))
      told[told.length - 1] = { text: `${before.text} ${toSentence(line.text)}`, last: line };
  }
  return told.map(({ text }) => text);
}

/** Sentences of some kinds that can be read alone. */
export const listTold = (source: Source, kinds: readonly Fact['kind'][]): string[] =>
  keepWhole(
    listFacts(source.brief, { kinds: [...kinds] })
      // What is of no kind and still a must is a demand.
      .filter(({ kind, importance }) => kind !== 'other' || importance !== 'must')
      .map((fact) => lineOf(ownWords(fact), fact.source)),
  );

/** What the employer says of itself, sentence by sentence as it was written. */
export function listHouseSaid(source: Source): string[] {
  const { houseSaid, employer } = source.brief;
  if (houseSaid.length === 0 || employer.confidential) return listTold(source, ['culture']);
  return keepWhole(
    houseSaid.map(({ text, source: from }) => lineOf(stripEnd(openBrackets(text)), from)),
  );
}

const plainVerb =
  /\b(?:is|are|was|were|will|has|have|had|can|may|must|you|we|they|serves?|provides?|offers?|works?|runs?|leads?|supports?|includes?|reports?|operates?|makes?|keeps?|pride|focus\w*|creates?|fosters?|brings?|believes?|values|means|houses|strives?|shares?|employs?|delivers?|helps?|designs?|manufactures?|produces?|connects?|treats?|sells?|owns?|partners? with|speciali[sz]es?|began|grew|built|became|made|won|brought|led)\b/i;
const third = /(?<=\p{L}[\p{L}.)]* )\p{Ll}{3,20}s(?= \p{L})/gu;

/** A sentence, and no line of a list: somebody does something in it. */
export const hasVerb = (text: string): boolean =>
  plainVerb.test(text) ||
  [...text.matchAll(third)].some(([word]) =>
    [word.slice(0, -1), word.replace(/es$/, ''), word.replace(/ies$/, 'y')].some(beginsWithVerb),
  );
