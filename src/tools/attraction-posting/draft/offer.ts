import type { Brief } from '#shared/brief.ts';
import { listEmployerSentences } from '#plan/employer/employer-words.ts';
import { givesNothing } from '#plan/offers/gives-nothing.ts';
import { isOfferHeading } from '#plan/offers/offer-headings.ts';
import { isUnsure } from '#plan/offers/read-offers.ts';
import { capitalize, lowerFirst, stripEnd } from '#writing/casing.ts';
import { hasContact } from '#writing/contacts.ts';
import { listOnce } from '#writing/list.ts';
import { splitRuns } from '#writing/split-runs.ts';
import { squeeze } from '#writing/said-so-far.ts';
import { dropRepeatedOffers } from './once-offered.ts';
import { dropPackage, dropWithin, isReal } from './real-offers.ts';
import { listWholeOffers } from './whole-offers.ts';

/** "We offer A, including:B" is a heading that ran into its first item. */
const heading =
  /^.{0,170}\b(?:including|includes?|offers?|following|benefit from|enjoy|perks)\s*:\s*(?=\S)|^(?:here|these|below) (?:are|is) [^.:]{0,100}:\s*(?=\S)|^(?:(?:employee |our |the )?benefits?(?: (?:&|and) (?:perks|pay|rewards))?|perks|we offer|what we offer)\s*:\s*/i;

/** Says what is not given or on which terms: true, and no reason to come. */
const caveat =
  /\b(?:unable to|no benefits|not eligible|not offered|eligible\?|subject to|at (?:its|our) discretion|exclusions|estimates?)\b/i;

/** A heading whose items stand elsewhere, and a pointer to a page that is not named. */
const open =
  /(?:\b(?:includ(?:ing|es?)|following|offers?|such as|with|like|wie|bspw|z\.?\s?b)|:)\.?$/i;
const pointer =
  /^(?:for more|read more|find out|there['’]s (?:lots|much) more|learn more|visit|see)\b/i;

/** Points back to a sentence that stands elsewhere. */
const dangling =
  /^(?:(?:when|once|if|after) (?:they|it)\b|that['’]s|that is|this is why|these|those|it['’]s|they)\b/i;

export interface Offer {
  /** What comes with the job, in the advertisement's words. */
  gives: string[];
  /** What does not, or on which terms. */
  caveats: string[];
}

/** The benefits one by one; what the reading left in their block comes after them, so that nothing is lost. */
export function listOffer(brief: Brief): Offer {
  const mayNotBe = isUnsure(brief);
  const facts = joinSteps(
    listWholeOffers(brief)
      .flatMap(splitRuns)
      .map(bare)
      // What only may come stands in the sentence that says so.
      .filter((text) => !mayNotBe(text)),
  );
  const told = squeeze(facts.join(''));
  const rest = listEmployerSentences(brief, ['benefit'])
    .map(bare)
    .filter((text) => !isCovered(text, facts, told));
  const tools = new Set((brief.tools ?? []).map(({ text }) => text.toLowerCase()));
  const all = listOnce([...facts, ...rest]).filter(
    (text) =>
      // A tool that was torn out of the line before it.
      !tools.has(text.toLowerCase()) &&
      /\p{L}{3}|\b40[13] ?\(?[kb]\b/iu.test(text) &&
      !code.test(text) &&
      !open.test(text) &&
      !ofDuty.test(text) &&
      !text.endsWith('?') &&
      !givesNothing(text) &&
      isReal(text) &&
      !isOfferHeading(text, brief) &&
      !dangling.test(text) &&
      (!pointer.test(text) || hasContact(text)),
  );
  const known = dropRepeatedOffers(joinDoubles(dropPackage(dropWithin(dropSums(all)))));
  return {
    gives: withPraisedPay(
      brief,
      known.filter((text) => !caveat.test(text)),
    ),
    caveats: known.filter((text) => caveat.test(text)),
  };
}

const praisedPay =
  /\b(?:(?:highly|very) )?competitive (?:(?:base|basic|starting|hourly|annual|weekly) )?(?:salar(?:y|ies)|wages?|pay(?: rates?)?|compensation|rates? of pay)\b(?! (?:and|&) (?:comprehensive )?benefits)/i;

/** "A competitive salary", said in a line that is told in other words or in none, where no amount is stated. */
function withPraisedPay(brief: Brief, gives: readonly string[]): string[] {
  const isTold = brief.pay?.min != null || gives.some((text) => praisedPay.test(text));
  if (isTold || (brief.language ?? 'en') !== 'en') return [...gives];
  const lines = [
    ...brief.employerBlocks.map(({ text }) => text),
    ...brief.facts.filter(({ kind }) => kind === 'benefit').map(({ text }) => text),
    brief.pay?.words ?? '',
  ];
  const said = lines.flatMap((line) => praisedPay.exec(line)?.[0] ?? [])[0];
  return said === undefined ? [...gives] : [capitalize(said.toLowerCase()), ...gives];
}

/** "HRX204", "Ref. 88-1": how the advertisement is filed. */
const code =
  /^(?:(?:job |req(?:uisition)? )?(?:ref|id|code|no)\b\S*\s*)?[\p{Lu}#-]{0,6}[-_/]?(?!40[13]\b|401k)\d{2}[\p{Lu}\d-]*$/iu;

/** A duty of the job that stands next to what is given. */
const ofDuty =
  /^(?:is |are |be )?responsible for\b|^(?:ensure|manage|oversee|supervise|coordinate|maintain|perform|prepare|assist (?!with\b)|monitor) /i;

/** "Starting with 2 weeks", "Increases after 4 years": steps of what the line before them gives. */
const step =
  /^(?:\d{1,2}(?:\s?[-–]\s?\d{1,2}|\+) years\b|starting (?:with|at)|increas(?:ing|es) (?:after|every|to|with|by|each)|covers (?:\p{L}+ ){1,3}only$|rising|growing|going up|(?:eligible|effective|available|payable|vested) (?:on|from|after|upon|as of|at|in)|(?:after|from|upon) (?:the )?(?:your )?(?:first|\d+|one|two|three|six) )/iu;

function joinSteps(lines: readonly string[]): string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    if (last !== undefined && step.test(line))
      joined[joined.length - 1] = `${last}, ${lowerFirst(line)}`;
    else joined.push(line);
  }
  return joined;
}

/** "Free meals" and "On-site meals" are one thing that is offered. */
const free = /^free ((?:car )?(?:parking|meals?|food|gym|lunch(?:es)?|drinks))$/i;
function joinDoubles(items: readonly string[]): string[] {
  const onSite = (thing: string): string | undefined =>
    items.find((item) =>
      [`on-site ${thing}`, `on site ${thing}`, `onsite ${thing}`, `${thing} on site`].includes(
        item.toLowerCase(),
      ),
    );
  const doubles = new Map(
    items.flatMap((item) => {
      const [, thing = ''] = free.exec(item) ?? [];
      const other = onSite(thing.toLowerCase());
      return other === undefined ? [] : [[item, { other, said: `Free on-site ${thing}` }] as const];
    }),
  );
  const told = new Set([...doubles.values()].map(({ other }) => other));
  return items.filter((item) => !told.has(item)).map((item) => doubles.get(item)?.said ?? item);
}

const listWords = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}|\d+/gu) ?? [];

/** "Holiday, discount, uniform and more!" sums up what stands in lines of its own. */
function dropSums(items: readonly string[]): string[] {
  return items.filter((item, i) => {
    if (item.split(',').length < 3) return true;
    const others = new Set(items.flatMap((other, j) => (j === i ? [] : listWords(other))));
    const own = listWords(item);
    return own.filter((word) => others.has(word)).length < own.length * 0.8;
  });
}

const joint = /^(?:additionally|in addition|furthermore),\s|^(?:plus|also),?\s/i;

const bare = (text: string): string =>
  capitalize(
    stripEnd(
      text
        .replace(heading, '')
        .replace(joint, '')
        .replace(label, '')
        .replace(/^(?:etc\.|and)\s+/i, '')
        .replace(/^package(?= (?:with|of|includ))/i, 'Benefits package'),
    ),
  );

/** "Career growth- offer free courses": a heading and what stands under it. */
const label =
  /^\p{Lu}[\p{L} ]{3,30}\s?[-–]\s(?:we )?(?:offer(?:s|ing)?|provid(?:es?|ing))\s(?=\p{L})|^\p{Lu}[\p{L} ]{3,30}(?<=\p{L})[-–]\s(?=(?!and\b|or\b)\p{Ll})/u;

/** Most of it stands in the facts already, be it in pieces. */
function isCovered(text: string, facts: readonly string[], told: string): boolean {
  const key = squeeze(text);
  if (told.includes(key)) return true;
  const left = facts.reduce((rest, fact) => rest.replace(squeeze(fact), ''), key);
  // What the reading could not take apart is mostly there already.
  const isGlued = /\p{Ll}\p{Lu}\p{Ll}{2}/u.test(text);
  return left.length < key.length * (isGlued ? 0.85 : 0.6);
}
