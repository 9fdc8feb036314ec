import type { Source } from '../../source.ts';
import { sayLine } from '../criteria/name-fact.ts';
import { rankCriteria } from '../criteria/rank-criteria.ts';
import { listDraws, lowerDraw, type Draw } from '../draws.ts';
import { listFacts } from '../facts.ts';
import { sayBoss } from '../objections.ts';
import type { Persona } from '../personas.ts';
import { makePlan } from '../plan.ts';
import { sayPlace } from '../place-words.ts';
import { capitalize, lowerFirst } from '../prose/casing.ts';
import { sayDate } from '../prose/dates.ts';
import { findForeignLanguage } from '../prose/foreign.ts';
import type { Slots } from '../prose/fill.ts';
import { pluralize, wordsOf } from '../prose/number.ts';
import { beginsWithVerb, toImperative } from '../prose/verbs.ts';

const LONGEST_DUTY = 95;
const LONGEST_DRAW = 90;

const isUsable = ({ text }: { text: string }): boolean => !findForeignLanguage(text);

/** Duties short enough for a message, as the job says them. */
export function listShortDuties({ brief }: Source): string[] {
  return listFacts(brief, { kinds: ['duty'] })
    .filter(isUsable)
    .filter(({ text }) => beginsWithVerb(text) && !/^reports? (?:directly )?to\b/i.test(text))
    .map((fact) => sayLine({ text: toImperative(fact.text) }, LONGEST_DUTY));
}

export const listShortDraws = (source: Source): Draw[] =>
  listDraws(source).filter(
    (draw) => draw.topic !== 'pay' && draw.text.length <= LONGEST_DRAW && isUsable(draw),
  );

const at = <T>(items: readonly T[], index: number): T | undefined =>
  items.length === 0 ? undefined : items[index % items.length];

/** What a message to one persona may draw on; each persona gets other duties and draws first. */
export function listMessageSlots(source: Source, persona: Persona, seat: number): Slots {
  const { brief, market } = source;
  const { pay, timeline } = makePlan(source);
  const duties = listShortDuties(source);
  const draws = listShortDraws(source);
  const place = sayPlace(brief);
  const criteria = rankCriteria(source).filter(
    ({ isGate, origin }) => !isGate && origin !== 'conditions',
  );
  const duty = at(duties, seat);
  const duty2 = duties.length > 1 ? at(duties, seat + 1) : null;
  const draw = at(draws, seat * 2);
  const second = draws.length > 1 ? at(draws, seat * 2 + 1) : null;
  const goal = listFacts(brief, { kinds: ['goal'] })
    .filter(isUsable)
    .find(({ text }) => text.length <= LONGEST_DUTY);
  const count = brief.openings?.count ?? 1;
  const [rival] = market.profile.family.rivals;
  return {
    title: brief.title.singular,
    titleCap: brief.title.clean.length <= 45 ? brief.title.clean : capitalize(brief.title.singular),
    titles: pluralize(brief.title.singular),
    openings: `${wordsOf(count, `${brief.title.singular} opening`)}`,
    employer: source.employer.name || brief.employer.name,
    manager: sayBoss(source),
    in: place.in,
    town: place.town,
    place: place.label,
    pay: pay.spoken,
    low: pay.low,
    duty: duty && lowerFirst(duty),
    duty2: duty2 && lowerFirst(duty2),
    dutyShort: duty && lowerFirst(duty),
    draw: draw && lowerDraw(draw),
    second: second && lowerDraw(second),
    goal: goal && sayLine(goal),
    top: lowerFirst(at(criteria, seat)?.name ?? brief.title.singular),
    background: persona.kind === 'background' ? lowerFirst(persona.name) : null,
    feeder: null,
    rival: rival && lowerFirst(rival),
    start: timeline.start.stated ? sayDate(timeline.start.day) : null,
  };
}
