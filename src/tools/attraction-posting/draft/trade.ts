import { listDuties, listUsualDuties } from '../../craft/duties.ts';
import { lowerFirst, stripEnd } from '../../craft/prose/casing.ts';
import { joinList } from '../../craft/prose/list.ts';
import type { TonePhrases } from '../../craft/voice.ts';
import type { Slots } from '../../craft/prose/fill.ts';
import type { Source } from '#plan/source.ts';
import type { Section } from './parts.ts';
import * as phrases from './trade.data.ts';

type Say = (table: TonePhrases, section: string, more?: Slots) => string;

/** A sentence of general knowledge and the section it may stand in. */
export type TradePart = { section: Section; text: string };

/** What the posting says already: its words in small letters, and how many sentences of offer. */
type Stated = { said: string; offers: number };

/** Motives are noted for recruiters; those that speak of private life or in riddles are not for an ad. */
const NOT_FOR_AN_AD =
  /\b(?:they|them|their|family|parents?|spouse|child|language|not|life|fifty)\b|:|^(?:\w+ing|who|for)\b/i;

/** True of the field and for the recruiter to know; an ad need not put it so. */
const HARSH = /modest|low pay|assault|forced|mandated|exposure|smokers|minors/i;

const LED = new Set(['manager', 'director', 'executive']);
const MOTIVES = 4;
const FEW_OFFERS = 2;
const WORTH_SAYING = 2;
const CLOSE_TITLES = 4;
const ADDED_DUTIES = 4;

/** Items of several words are kept apart, so that no "and" of theirs is read as the list's. */
function joinApart(items: readonly string[]): string {
  const isNested = items.length > 2 && items.some((item) => /,|\s(?:and|or)\s/.test(item));
  return isNested ? `${items.slice(0, -1).join('; ')}; and ${items.at(-1)}` : joinList(items);
}

const low = (items: readonly string[]): string =>
  joinApart(items.map((item) => lowerFirst(item).replace(/ (?:common|expected)$/, '')));

const NAMED = 4;

/** A few things a reader may or may not have: those that need no comma of their own. */
function pickOr(items: readonly string[]): string {
  const plain = items.filter((item) => !/,|\s(?:and|or)\s|\(/.test(item)).slice(0, NAMED);
  return plain.length < 2 ? '' : joinList(plain, 'or');
}
const lowOr = (items: readonly string[]): string => pickOr(items.map((item) => lowerFirst(item)));

/** Other names of the same work: people search and think in the title they hold. */
function listCloseTitles({ brief, market }: Source): string[] {
  const own = brief.title.singular.toLowerCase();
  return market.profile.titles
    .filter((title) => !own.includes(title.toLowerCase()) && !title.toLowerCase().includes(own))
    .slice(0, CLOSE_TITLES)
    .map((title) => (title === title.toUpperCase() ? title : toSmall(title)));
}

const toSmall = (title: string): string =>
  title
    .split(' ')
    .map((word) => lowerFirst(word))
    .join(' ');

/**
 * What is generally true of the occupation, most useful first. Sentences of it fill up a posting whose job says
 * little; none of them is a claim about this employer.
 */
export function listTradeParts(source: Source, say: Say, { said, offers }: Stated): TradePart[] {
  const { profile } = source.market;
  const isNew = (text: string): boolean => !said.includes(text.toLowerCase().slice(0, 16));
  const isTold = (condition: string): boolean => isNew(condition) && !HARSH.test(condition);
  const own = listDuties(source);
  const duties = own.length === 0 ? [] : listUsualDuties(source, own).slice(0, ADDED_DUTIES);
  const tell = (section: Section, table: TonePhrases, name: string, items: string): TradePart[] =>
    items === '' ? [] : [{ section, text: say(table, name, { items }) }];
  const held = profile.credentials.filter(({ required }) => !required).map(({ name }) => name);
  const motives = profile.family.motives.filter((motive) => !NOT_FOR_AN_AD.test(motive));
  const asked = tell('whyJoinUs', phrases.askAbout, 'motives', low(motives.slice(0, MOTIVES)));
  const isLed = LED.has(source.brief.seniority.level ?? '');
  const questions: TradePart = {
    section: 'applicationCTA',
    text: say(phrases.questions, 'questions'),
  };
  if (profile.id === 'general') return [questions];
  return [
    ...tell(
      'idealCandidate',
      phrases.closeTitles,
      'titles',
      joinList(listCloseTitles(source), 'or'),
    ),
    ...tell('roleOverview', phrases.usualDuties, 'usual', low(duties)),
    ...tell(
      'roleOverview',
      phrases.usualConditions,
      'cond',
      low(profile.conditions.filter(isTold)),
    ),
    ...tell('idealCandidate', phrases.usualSkills, 'skills', lowOr(profile.skills.filter(isNew))),
    ...(offers < FEW_OFFERS ? asked : []),
    ...tell('idealCandidate', phrases.usualTools, 'tools', pickOr(profile.tools.filter(isNew))),
    ...tell('idealCandidate', phrases.usualCredentials, 'held', pickOr(held.filter(isNew))),
    ...(isLed
      ? []
      : tell('whyJoinUs', phrases.nextSteps, 'next', lowerFirst(stripEnd(profile.family.goesTo)))),
    ...tell(
      'roleOverview',
      phrases.alsoCommon,
      'also',
      low(profile.family.conditions.filter(isTold)),
    ),
    ...(offers < FEW_OFFERS ? [] : asked),
    ...tell(
      'applicationCTA',
      phrases.worthSaying,
      'worth',
      low(profile.skills.slice(0, WORTH_SAYING)),
    ),
    ...tell(
      'idealCandidate',
      phrases.preparation,
      'zone',
      phrases.zones[profile.jobZone ?? 0] ?? '',
    ),
    questions,
  ];
}
