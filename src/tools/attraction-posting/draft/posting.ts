import { needsPayRange } from '#market/laws/find-hiring-rules.ts';
import { listDraws } from '../../craft/draws.ts';
import {
  listAbout,
  listFacts,
  listMustHaves,
  listNice,
  listPreferred,
  sayFact,
  sayShort,
} from '../../craft/facts.ts';
import { listIfYou } from '../../craft/deal-breakers.ts';
import { sayManager } from '../../craft/manager.ts';
import { makePlan, seedOf } from '../../craft/plan.ts';
import { lowerFirst, stripEnd, toParagraph } from '../../craft/prose/casing.ts';
import type { Slots } from '../../craft/prose/fill.ts';
import { joinList, listOnce } from '../../craft/prose/list.ts';
import { wordsOf } from '../../craft/prose/number.ts';
import { sayEmployment, sayPlace } from '../../craft/place-words.ts';
import { sayStartDate } from '../../craft/start-date.ts';
import { readVoice, sayInVoice, speak, type TonePhrases } from '../../craft/voice.ts';
import { toYouClause, type YouVerb } from '../../craft/you-clause.ts';
import type { Source } from '../../source.ts';
import type { AttractionWriting } from '../writing.ts';
import { listDuties, listUsualDuties, sayWork } from '../../craft/duties.ts';
import * as phrases from './phrases.data.ts';

type Posting = AttractionWriting['publicJobPosting'];

const BULLETS = { least: 5, most: 8 };
const LONG_FACT = 260;

/** A fact longer than an ad can bear is left to the internal description. */
const sayBriefly = (fact: { text: string }): string =>
  fact.text.length > LONG_FACT ? '' : sayFact(fact);

function makeSlots(source: Source): Slots {
  const { brief, employer } = source;
  const { pay } = makePlan(source);
  const name = employer.name || brief.employer.name;
  const place = sayPlace(brief);
  return {
    title: brief.title.singular,
    employer: name === '' ? null : name,
    place: place.label,
    where: place.in,
    pay: pay.spoken,
    work: sayWork(source),
    link: findApplyLink(source),
  };
}

/** The page to apply on: one that says so, else the organization's own site. */
export function findApplyLink({ brief, employer }: Source): string | null {
  const links = brief.links.filter((link) => /^https?:\/\//.test(link));
  return (
    links.find((link) => /career|job|apply|karriere|emploi|recrut|stellen/i.test(link)) ??
    (employer.website || null)
  );
}

export function draftPosting(source: Source): Posting {
  const voice = readVoice(source);
  const slots = makeSlots(source);
  const say = (table: TonePhrases, section: string, more: Slots = {}): string =>
    sayInVoice(voice, table, { ...slots, ...more }, seedOf(source, section));
  const speakAll = (parts: (string | null | undefined)[]): string =>
    speak(voice, toParagraph(parts));
  return {
    headline: source.brief.title.clean,
    openingHook: speakAll([sayHook(source, say), saySeats(source)]),
    roleOverview: speakAll(sayOverview(source, say)),
    whyJoinUs: speakAll(sayOffer(source, say)),
    whatYouWillDo: listBullets(source),
    idealCandidate: speakAll(sayIdeal(source, say)),
    applicationCTA: [speakAll(sayApply(source, say)), voice.style.closing]
      .filter(Boolean)
      .join(' '),
  };
}

type Say = (table: TonePhrases, section: string, more?: Slots) => string;

const sayHook = (source: Source, say: Say): string =>
  say(phrases.hooks, 'hook') || `${source.brief.title.clean}, ${sayPlace(source.brief).label}`;

function saySeats({ brief }: Source): string | null {
  const { openings } = brief;
  const type = sayEmployment(brief);
  if (openings && openings.count > 1) {
    return `There are ${wordsOf(openings.count, 'opening')}${type ? `, ${lowerFirst(type)}` : ''}`;
  }
  return type ? `The position is ${lowerFirst(type)}` : null;
}

function sayOverview(source: Source, say: Say): (string | null)[] {
  const { brief } = source;
  const stated = [
    ...listFacts(brief, { kinds: ['team'] }).slice(0, 2),
    ...listFacts(brief, { kinds: ['schedule'] }).slice(0, 4),
    ...listFacts(brief, { kinds: ['travel'] }).slice(0, 2),
  ].map(sayBriefly);
  const physical = listFacts(brief, { kinds: ['physical'] })
    .map(sayBriefly)
    .slice(0, 2);
  const breakers = listIfYou(brief).slice(0, 4);
  const usual = source.market.profile.conditions;
  return [
    ...listAbout(brief).slice(0, 2).map(sayFact),
    brief.reportsTo && `You report to ${sayManager(brief.reportsTo)}`,
    ...listOnce(stated),
    breakers.length > 0
      ? say(phrases.notForYou, 'hard', { hard: joinList(breakers, 'or') })
      : physical.length > 0
        ? say(phrases.hardParts, 'hard', { hard: joinList(physical.map(lowerFirst)) })
        : null,
    stated.length < 2 && usual.length > 0 ? `[Confirm: ${joinList(usual)}]` : null,
    brief.workType === null ? `[Confirm: on-site, hybrid or remote]` : null,
  ];
}

const OFFER_ITEMS = 10;

function sayOffer(source: Source, say: Say): (string | null)[] {
  const { brief, market } = source;
  const { pay } = makePlan(source);
  const offers = listDraws(source).filter(({ topic, fact }) => fact !== null && topic !== 'pay');
  const benefits = offers.filter(({ fact }) => fact!.kind === 'benefit').slice(0, OFFER_ITEMS);
  const culture = offers.filter(({ fact }) => fact!.kind === 'culture').slice(0, 3);
  const listed = benefits.filter(
    ({ text }) =>
      text.length <= 60 &&
      !/[.]\s|^(?:we|you|our|when|from)\b|\s(?:is|are|was|will|can|has)\s/i.test(text),
  );
  const told = benefits.filter((benefit) => !listed.includes(benefit));
  return [
    pay.spoken ? say(phrases.offerOpenings, 'offer-pay') : null,
    !pay.spoken && needsPayRange(market.rules)
      ? `[Add the pay range: required in ${sayPlace(brief).label}]`
      : null,
    !pay.spoken && !needsPayRange(market.rules) ? '[Add the pay]' : null,
    listed.length > 0
      ? say(phrases.offerLists, 'offer-list', {
          offer: joinList(listed.map(({ text }) => lowerFirst(text))),
        })
      : null,
    ...told.slice(0, 5).map(({ text }) => (text.length > LONG_FACT ? '' : text)),
    ...culture.map(({ fact }) => sayBriefly(fact!)),
    benefits.length === 0 ? sayOfferGap(source) : null,
    source.employer.description ? firstSentence(source.employer.description) : null,
  ];
}

/** What people in this work move for, as a hint to whoever completes the ad. */
function sayOfferGap({ market: { profile } }: Source): string {
  const wanted = profile.id === 'general' ? [] : profile.family.motives.slice(0, 3).map(lowerFirst);
  return wanted.length === 0
    ? '[Add what you offer]'
    : `[Add what you offer, for instance ${joinList(wanted)}]`;
}

const firstSentence = (text: string): string => {
  const sentence = text.trim().split(/(?<=[.!?])\s/)[0] ?? '';
  return sentence.length <= 220 ? sentence : '';
};

function listBullets(source: Source): string[] {
  const own = listDuties(source).slice(0, BULLETS.most);
  const usual = listUsualDuties(source, own).slice(0, Math.max(0, BULLETS.least - own.length));
  const all = [...own, ...usual];
  return all.length > 0
    ? all
    : source.brief.missing.slice(0, 3).map(({ topic }) => `[Add: ${lowerFirst(topic)}]`);
}

const YOU: Record<YouVerb, string> = {
  have: 'You have',
  hold: 'You hold',
  can: 'You can',
  are: 'You are',
  know: 'You know',
  meet: 'You meet this condition:',
  told: '',
};
const MUSTS_IN_TEXT = 9;

/** Must-haves said to the person, one sentence for each way of having them. */
function sayMustHaves({ brief }: Source): string[] {
  const musts = listMustHaves(brief).slice(0, MUSTS_IN_TEXT);
  const clauses = musts.map((fact) => ({ fact, ...toYouClause(fact) }));
  const verbs = listOnce(clauses.map(({ verb }) => verb)) as YouVerb[];
  return verbs.flatMap((verb) => {
    const mine = clauses.filter((clause) => clause.verb === verb);
    const short = mine.filter(({ rest }) => rest.length <= 80);
    const long = mine.filter(({ rest }) => rest.length > 80);
    if (verb === 'told') return mine.map(({ rest }) => rest);
    return [
      ...(short.length > 0 ? [`${YOU[verb]} ${joinList(short.map(({ rest }) => rest))}`] : []),
      ...long.map(({ rest }) => `${YOU[verb]} ${stripEnd(rest)}`),
    ];
  });
}

function sayIdeal(source: Source, say: Say): (string | null)[] {
  const { brief, market } = source;
  const musts = sayMustHaves(source);
  const help = [...listPreferred(brief), ...listNice(brief)].slice(0, 5).map(sayShort);
  const goals = listFacts(brief, { kinds: ['goal'] })
    .slice(0, 2)
    .map(sayBriefly);
  const usual = market.profile.credentials
    .filter(({ required }) => required)
    .map(({ name }) => name);
  return [
    ...musts,
    musts.length === 0 && usual.length > 0 ? `[Confirm as required: ${joinList(usual)}]` : null,
    musts.length === 0 && usual.length === 0
      ? `[Add what ${source.brief.title.singular} work cannot do without]`
      : null,
    help.length > 0 ? say(phrases.helpOpenings, 'help', { help: joinList(help) }) : null,
    goals.length > 0
      ? say(phrases.goalOpenings, 'goal', { goal: joinList(goals.map(lowerFirst)) })
      : null,
  ];
}

function sayApply(source: Source, say: Say): (string | null | undefined)[] {
  const { brief } = source;
  const link = findApplyLink(source);
  const process = listFacts(brief, { kinds: ['process'] }).map(sayBriefly);
  const steps = process.filter(
    (text) => text.split(' ').length <= 9 && !/^(?:we|you|our|offers?|the)\b/i.test(text),
  );
  const told = process.filter((text) => !steps.includes(text));
  return [
    link ? say(phrases.applyLines, 'apply') : say(phrases.applyWithoutLink, 'apply'),
    ...told.slice(0, 1),
    steps.length > 1
      ? say(phrases.stepLines, 'steps', { steps: joinList(steps.map(lowerFirst)) })
      : steps[0],
    ...told.slice(1, 3),
    brief.startDate && `Start: ${sayStartDate(brief)}`,
    say(phrases.accommodation, 'accommodation'),
  ];
}
