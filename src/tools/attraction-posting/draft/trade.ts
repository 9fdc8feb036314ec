import { listDuties, listUsualDuties } from '../../craft/duties.ts';
import { lowerFirst, stripEnd } from '../../craft/prose/casing.ts';
import { joinList } from '../../craft/prose/list.ts';
import { toGerund } from '../../craft/prose/verbs.ts';
import type { TonePhrases } from '../../craft/voice.ts';
import type { Slots } from '../../craft/prose/fill.ts';
import type { Source } from '../../source.ts';
import type { Section } from './parts.ts';
import * as phrases from './trade.data.ts';

type Say = (table: TonePhrases, section: string, more?: Slots) => string;

/** A sentence of general knowledge and the section it may stand in. */
export type TradePart = { section: Section; text: string };

/** Motives are noted for recruiters; those that speak of private life or in riddles are not for an ad. */
const NOT_FOR_AN_AD =
  /\b(?:they|them|their|family|parents?|spouse|child|language|not|life)\b|:|^(?:\w+ing|who|for)\b/i;

const LED = new Set(['manager', 'director', 'executive']);
const MOTIVES = 3;
const ADDED_DUTIES = 4;

const low = (items: readonly string[]): string => joinList(items.map((item) => lowerFirst(item)));

/**
 * What is generally true of the occupation, most useful first. Sentences of it fill up a posting whose job says
 * little; none of them is a claim about this employer.
 */
export function listTradeParts(source: Source, say: Say, said: string): TradePart[] {
  const { profile } = source.market;
  if (profile.id === 'general') return [];
  const isNew = (text: string): boolean => !said.includes(text.toLowerCase().slice(0, 16));
  const own = listDuties(source);
  const duties = own.length === 0 ? [] : listUsualDuties(source, own).slice(0, ADDED_DUTIES);
  const tell = (section: Section, table: TonePhrases, name: string, items: string): TradePart[] =>
    items === '' ? [] : [{ section, text: say(table, name, { items }) }];
  const held = profile.credentials.filter(({ required }) => !required).map(({ name }) => name);
  const motives = profile.family.motives.filter((motive) => !NOT_FOR_AN_AD.test(motive));
  const isLed = LED.has(source.brief.seniority.level ?? '');
  return [
    ...tell('roleOverview', phrases.usualDuties, 'usual', low(duties.map(toGerund))),
    ...tell('roleOverview', phrases.usualConditions, 'cond', low(profile.conditions.filter(isNew))),
    ...tell('idealCandidate', phrases.usualSkills, 'skills', low(profile.skills.filter(isNew))),
    ...tell('whyJoinUs', phrases.askAbout, 'motives', low(motives.slice(0, MOTIVES))),
    ...tell('idealCandidate', phrases.usualTools, 'tools', joinList(profile.tools.filter(isNew))),
    ...tell('idealCandidate', phrases.usualCredentials, 'held', joinList(held.filter(isNew))),
    ...(isLed
      ? []
      : tell('whyJoinUs', phrases.nextSteps, 'next', lowerFirst(stripEnd(profile.family.goesTo)))),
    ...tell(
      'roleOverview',
      phrases.alsoCommon,
      'also',
      low(profile.family.conditions.filter(isNew)),
    ),
  ];
}
