import { dropAgeWords } from '#shared/age-words.ts';
import { rememberTexts } from '#shared/remember-texts.ts';
import { isDemandFrame } from '#shared/demand-frame.ts';
import { tidyRow } from '#shared/tidy-row.ts';
import { mendWords } from '#shared/misprints.ts';
import type { Brief, Fact, FactKind } from '#shared/brief.ts';
import { lowerOrdinary } from '#writing/mend-line.ts';
import { capitalize, stripEnd } from '#writing/casing.ts';
import { dropUnpaired } from '#writing/pairs.ts';
import { sayChoice } from '#writing/say-choice.ts';
import { memoize } from '#shared/memoize.ts';

/** A joint left over from a cut sentence is no fact. */
const joint = /^(?:and|or|and\/or|und|oder|et|ou)$/i;

const saysSomething = rememberTexts((text) =>
  /\p{L}{3}|\b40[13] ?\(?[kb]\b/iu.test(text.replace(joint, '')),
);

interface Wanted {
  kinds?: readonly FactKind[];
  importance?: readonly Fact['importance'][];
}

/** The job's own facts of some kinds, in the order of the brief. */
export const listFacts = (brief: Brief, { kinds, importance }: Wanted = {}): Fact[] =>
  brief.facts.filter(
    ({ kind, importance: rank, text }) =>
      saysSomething(text) &&
      (!kinds || kinds.includes(kind)) &&
      (!importance || importance.includes(rank)),
  );

/** Square brackets look like something left to fill in. */
export const openBrackets = (text: string): string =>
  text
    .replace(/(?<=\p{L})\[(\p{Ll}{1,3})\]/gu, '$1')
    .replace(/\[/g, '(')
    .replace(/\]/g, ')');

const span =
  /(\b(?:mon|tues?|wed|wednes|thu|thurs?|fri|sat|satur|sun)(?:day)?s?|\d(?:\s?[ap]\.?m\.?)?)\s*[–—-]\s*(?=\d|(?:mon|tues?|wed|wednes|thu|thurs?|fri|sat|satur|sun)(?:days?)?\b)/gi;

const parts =
  /\b(evenings?|mornings?|days?|nights?|afternoons?)\s*[–—-]\s*(?=(?:evening|morning|day|night|afternoon)s?\b)/gi;

/** A dash between days or hours is read as "to"; "12 Hr" is written out. */
export const openDashes = (text: string): string =>
  text
    .replace(span, '$1 to ')
    .replace(parts, '$1 to ')
    .replace(/\b(\d{1,2})\s?hrs?\.?\s(?=\p{L}{3})(?!per\b|week)/giu, '$1-hour ');

export const bullets = /^(?:\.{2,}|…|[-–—•·*▪◦●○✓✔➤►]|\d{1,2}[.)])\s+/u;

/** Calls for attention that say nothing themselves. */
export const notice =
  /^(?:(?:please note(?: that)?|note|important|n\.?b\.?)\s*[:!,-]\s*|please note that\s+)/i;

/** "around the UKAbout you": the next heading grew on. */
const grownHeading =
  /(?<=\p{L})(?:About (?:you|us|the)|What (?:you|we)|Who (?:you|we)|Requirements|Qualifications|Responsibilities|Benefits)\b.*$/u;

/** "Qualifications8+ years": a heading that lost its line. */
const gluedHeading =
  /^(?:(?:Why (?:join|work (?:with|for)) us|About (?:us|you|the (?:role|job|team))|What we offer|Who (?:we|you) are)\s{1,3}(?=[A-Z][a-z])|(?:[A-Z]{3,20}\s){1,5}[A-Z]{4,20}|(?:QUALIFICATION|REQUIREMENT|BENEFIT|Qualification|Requirement|Benefit)[Ss]|RESPONSIBILITIES|DUTIES|EDUCATION|SKILLS|Responsibilities|Duties|Education|Skills)(?=[A-Z][a-z.]|\d)/;

/** As it stands in the advertisement, without bullet and closing marks. */
const quoteOf = ({ source, text }: Fact): string => {
  if (source.from !== 'job') return text;
  const quote = tidyRow(mendWords(source.quote.replace(/\s+/g, ' ').trim().replace(bullets, '')));
  return givesReason.test(quote) && stripEnd(quote).endsWith(text.slice(1)) ? text : quote;
};
/** "Due to the nature of the work, applicants must pass ...": why it is asked is no part of what is asked. */
const givesReason = /^(?:due to|because of|owing to|given|in view of|on account of|in light of)\b/i;

/** "the items that they are looking for": the little word at the end belongs to it. */
function withEnd(text: string, quote: string): string {
  if (!quote.toLowerCase().startsWith(text.toLowerCase())) return text;
  const [, end = ''] =
    /^(\s(?:for|with|of|on|in|to|from|about|by|at|up|out|over)(?: (?:such|it|them|this|these|those|same|others|us))?)[.!;]?$/i.exec(
      quote.slice(text.length),
    ) ?? [];
  return text + end;
}

/** A dash that became a colon is no other word. */
const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Kinds of which a frame says only that they are asked for. */
const framedKinds: ReadonlySet<FactKind> = new Set<FactKind>([
  'skill',
  'experience',
  'education',
  'licence',
  'tool',
  'language',
  'trait',
  'physical',
  'authorization',
]);
/** "You must have served at sea", "be 18 or over": without its verb it says little, or speaks on of somebody. */
const needsFrame =
  /^(?:\d|your\b|expected|required|given|(?!(?:experienced|skilled|qualified|motivated|self-motivated|certified|licen[cs]ed|registered|organi[sz]ed|well-organi[sz]ed|authori[sz]ed|educated|driven|detail-oriented|committed|dedicated|focused|trained|advanced|proven|demonstrated|limited|need|seed|speed)\b)[\p{L}-]+ed\b)|\b(?:you|your|his|her)\b/iu;

/** Of these a word with a capital is a name only where it is no word of every demand. */
const asked: ReadonlySet<Fact['kind']> = new Set<Fact['kind']>([
  'education',
  'experience',
  'skill',
  'trait',
  'physical',
]);

/**
 * The words of a fact as an item of a list. Where the reading took off the beginning of a sentence and cannot vouch
 * for what is left, the sentence stands as it was written.
 */
export const ownWords = memoize((fact: Fact): string => {
  const { text, forms } = fact;
  const quote = quoteOf(fact);
  const isVouched = fact.kind === 'trait' || forms.nounPhrase !== null || forms.verbPhrase !== null;
  const at = quote.toLowerCase().indexOf(text.slice(0, 24).toLowerCase());
  const isFramed =
    at > 0 &&
    framedKinds.has(fact.kind) &&
    isDemandFrame(quote.slice(0, at)) &&
    !needsFrame.test(text);
  const isWhole = lettersOf(quote).startsWith(lettersOf(text.slice(0, 24)));
  const words = openBrackets(isVouched || isFramed || isWhole ? withEnd(text, quote) : quote)
    .replace(/^[.…\s]+/u, '')
    .replace(notice, '');
  const bare = words.replace(gluedHeading, '').replace(grownHeading, '');
  const said = dropAgeWords(capitalize(stripEnd(sayChoice(dropUnpaired(bare)))));
  return asked.has(fact.kind) ? lowerOrdinary(said) : said;
});

/** Short enough for a list within a sentence, and no sentence itself. */
export function isListItem(text: string, words = 14): boolean {
  return (
    text.split(/\s+/).length <= words &&
    !/[.!?:;]\s|[.!?]$/.test(text) &&
    !/^(?:you|we|they|this|our|if|please|the (?:successful|ideal|right)|as an?)\b/i.test(text) &&
    !/\b(?:is|are|will be|must be|should be|has been|have been)\b/i.test(text)
  );
}
