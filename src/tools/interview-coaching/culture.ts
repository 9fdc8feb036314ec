import { findOwnBusiness } from '#plan/contract/deal-form.ts';
import { sayFormOfPay } from '#plan/contract/deciding-terms.ts';

import { describeTeam } from '#plan/letters/tell-facts.ts';
import { findGrowth } from '#plan/offers/growth.ts';
import { tidyHours } from '#plan/hours/hours.ts';
import { listValues } from '#plan/employer/list-values.ts';
import { hasNoBenefits } from '#plan/offers/no-benefits.ts';
import { isHybridOffered } from '#plan/hours/offered-hybrid.ts';
import { listOffered } from '#plan/offers/list-offered.ts';
import { listFacts, ownWords } from '#plan/wording/own-words.ts';
import { listColleagues } from '#plan/wording/colleagues.ts';
import type { Plan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { sayOptionalDays } from '#plan/hours/home-days.ts';
import { stripEnd, toParagraph, toSentence } from '#writing/casing.ts';
import { isGlued } from '#writing/glued.ts';
import { joinList } from '#writing/list.ts';
import { listQuotes } from './said-of-house.ts';
import { tellBody } from './about-job.ts';
import { findLead } from '../attraction-posting/draft/lead-duty.ts';
import { sayHouse } from '../attraction-posting/draft/house.ts';
import { isSentence } from '../attraction-posting/draft/is-sentence.ts';
import { sayWorkplace } from '../attraction-posting/draft/workplace.ts';

const shown = { benefits: 10, said: 2 };

/** What the employer says it stands for; else what it says of itself; else a question worth asking. */
export function tellValues(source: Source, { phrases, isEnglish }: Plan): string[] {
  // What tells of the house stands with the job.
  const house = phrases ? '' : sayHouse(source);
  const values = listValues(source.brief).filter(
    (text) => house === '' || !house.includes(stripEnd(text)),
  );
  if (phrases || !isEnglish) return values;
  // A sentence on the house is no list of what it stands for.
  const listed = values.filter((text) => text.split(/\s+/).length <= longest.value);
  if (listed.length > 0) return listed;
  const said = listQuotes(source, 'values', house);
  const named = [...values, ...said].filter((text) => saysValues.test(text));
  // Where no sentence speaks of values, one on what the employer is for tells more than a blank.
  const quoted =
    named.length > 0
      ? named.slice(0, shown.said)
      : said.filter((text) => isFor.test(text)).slice(0, 1);
  return quoted.length > 0
    ? quoted
    : [
        source.brief.facts.some(({ text }) => /\bcore values\b/i.test(text))
          ? "The advertisement mentions core values without naming them. Look them up on the employer's site, and have an example ready for each."
          : '[What the employer stands for: add before sending]',
      ];
}

/** Says itself that it speaks of values. */
const saysValues = /\bvalues?\b|\bwe (?:stand for|believe in)\b/i;

/** What it works for; that everybody may apply is said by law. */
const isFor =
  /\b(?:our mission|(?:we|our \p{L}+|team) (?:are |is )?(?:committed|dedicated) to|we (?:care|take pride|pride ourselves|strive|respect))\b(?!.*\b(?:divers\p{L}+|equal|inclusi\p{L}+|opportunit\p{L}+|accommodat\p{L}+)\b)/iu;

/** Pay and what comes with it, in plain words; abroad as the advertisement writes it. */
export function listPerks(
  source: Source,
  { sentences, offers, phrases, isEnglish }: Plan,
): string[] {
  const told = offers.slice(0, shown.benefits);
  // A form of pay without a certain sum is told with the job, and is no perk.
  const pay = [sayFormOfPay(source.brief) === null ? sentences.pay : '', sentences.payTerms];
  if (phrases || !isEnglish) return [...pay, ...told].filter(Boolean);
  const growth = told.length === 0 ? findGrowth(source) : null;
  return [
    ...pay,
    ...told,
    growth === null ? '' : toSentence(growth),
    told.length === 0 && !hasNoBenefits(source.brief) && findOwnBusiness(source.brief) === null
      ? '[Benefits: add before sending]'
      : '',
  ].filter(Boolean);
}

const nearby =
  /\b(?:parking|relocation|mileage|travel (?:allowance|costs?|time)|remote|from home|shuttle|housing|accommodation|train station|metro|public transport)\b/i;

const countries = new Intl.DisplayNames('en', { type: 'region' });
/** A country is no place to travel to. */
const nameCountry = (code: string | null): string =>
  code === null ? '' : (countries.of(code) ?? '');

const shownSites = 3;

/** Of several sites one is meant, and nobody says which. */
function saySites(sites: readonly string[]): string {
  const [only] = sites;
  if (only === undefined) return '';
  return sites.length === 1
    ? `You would work at ${only}.`
    : `The sites are ${joinList(sites)}: ask us which would be yours.`;
}

/** Whatever number of days is stated is not asked for. */
const sayOffered = (where: string, days: string | null): string =>
  days === null
    ? `The job is in ${where}; hybrid work may be possible. Ask us from when and how often.`
    : `The job is in ${where}, with the option of ${days}. Ask us from when, and which days.`;

const unknownPlace = '[Where the work is, and how to get there: add before sending]';

/** What the job gives for the way, where exactly it is, and how to try it. */
export function listPlace(source: Source, plan: Plan): string[] {
  const { names, place, phrases } = plan;
  const { brief } = source;
  if (phrases) return names.city === null ? [] : [phrases.tryTheWay];
  const given = listOffered(source)
    .filter(({ group, phrase }) => group === 'place' || nearby.test(phrase))
    .filter(({ phrase }) => brief.workType === null || !/\b(?:remote|hybrid)\b/i.test(phrase))
    .map(({ phrase }) => phrase)
    .filter((phrase) => !/\bloans?\b|\bcycle\b/i.test(phrase));
  // What stands among the benefits is told there.
  const perks = listPerks(source, plan).join('\n').toLowerCase();
  const told = given.filter((phrase) => !perks.includes(phrase.toLowerCase()));
  const sites = brief.sites.flatMap(({ name, address }) => {
    const label = [name, address].filter(Boolean).join(', ');
    return label === '' ? [] : [label];
  });
  const where = place.label ?? '';
  return [
    told.length === 0 ? '' : `You get ${joinList(told)}.`,
    saySites(sites.slice(0, shownSites)),
    brief.workType === 'remote'
      ? 'You work from home. Ask us what equipment we provide and when the team meets.'
      : brief.workType === 'hybrid'
        ? isHybridOffered(brief)
          ? sayOffered(where, sayOptionalDays(brief))
          : brief.presence
            ? `The job is hybrid, in ${where}: ${brief.presence.text}. Ask us which days.`
            : where === ''
              ? 'You would spend part of the week on site. Ask us where that is, and which days.'
              : `You would spend part of the week in ${where}. Ask us which days.`
        : where === '' || where === nameCountry(brief.place.country)
          ? told.length + sites.length > 0
            ? ''
            : unknownPlace
          : names.city === null
            ? `The job is ${place.in.startsWith('in ') ? place.in : `in ${where}`}. Ask us where exactly you would work.`
            : given.length > 0
              ? ''
              : '[Parking and public transport at the hours of work: add before sending]',
  ].filter(Boolean);
}

const ofTeam =
  /\b(?:team of|(?:our|the|a|your) (?:\p{L}+ ){0,3}team\b|work(?:s|ing)? (?:closely )?alongside)\b/iu;
const longest = { team: 30, value: 5 };

/** Tells of colleagues, and not of the post, of savings bonds or of how good it is to join. */
const isTeam = (text: string): boolean =>
  text.split(/\s+/).length <= longest.team &&
  /\b(?:teams?|colleagues|staff|crew|department|group of|employees|volunteers|people)\b/i.test(
    text,
  ) &&
  !/^(?:this|these|that|it|they|join|by|as|in|working|win|reporting|monthly|if)\b|\bis (?:now |currently )?(?:available|open|hiring)\b|\b(?:you|seeking|looking|deductions)\b/i.test(
    text,
  ) &&
  isSentence(text) &&
  /\b(?:is|are|has|have|works?|includes?|consists?|will|was|made|come|comes|supports?|runs?|serves?)\b/i.test(
    text,
  ) &&
  !isGlued(text);

/** Whom one works for and with, as far as the job says so. */
export function sayTeam(source: Source, plan: Plan): string {
  const { names, phrases } = plan;
  const { brief } = source;
  const values = tellValues(source, plan).join('\n');
  const lead = findLead(source)?.from;
  const [team] = [
    ...listFacts(brief, { kinds: ['team'] })
      .map(ownWords)
      .filter((text) => text !== lead && isTeam(text)),
    ...brief.teamSaid
      .map(({ text }) => text)
      .filter((text) => text.split(/\s+/).length > 4 && isTeam(text)),
    // What it says of colleagues may stand among other things.
    ...listFacts(brief, { kinds: ['other', 'culture'] })
      .map(ownWords)
      .filter((text) => ofTeam.test(text) && isTeam(text)),
  ].filter((text) => !values.includes(text.slice(0, 40)));
  const people = phrases ? [] : listColleagues(brief);
  const manager = brief.reportsTo
    ? (phrases?.reportsTo(brief.reportsTo.text) ?? `You would report to ${names.manager}`)
    : null;
  const open = phrases?.askAboutTeam ?? '[Team and reporting line: add before sending]';
  const told =
    team ??
    (people.length > 0
      ? `You would work with ${joinList(people)}`
      : phrases
        ? ''
        : describeTeam(source) || (listQuotes(source, 'team', values)[0] ?? ''));
  return toParagraph([manager, told, manager || told ? null : open]);
}

/** Place, what it is like there, and what the work asks of the body. */
export function sayConditions(source: Source, plan: Plan): string {
  const { sentences, phrases } = plan;
  const { brief } = source;
  const hours = plan.sentences.hours || (brief.hours ? tidyHours(brief.hours.text) : '');
  // In English the hours stand with the job itself.
  const told = phrases
    ? [sentences.contract, hours, sentences.start]
    : listQuotes(source, 'environment', sentences.place).slice(0, 1);
  return (
    toParagraph([sentences.place, sayWorkplace(source), ...told, tellBody(source, plan)]) ||
    (phrases?.askAboutHours ?? '[Place of work: add before sending]')
  );
}
