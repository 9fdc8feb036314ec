import type { Source } from '#plan/source.ts';
import { listAlike } from '../alike.ts';
import { sayLine } from '../criteria/name-fact.ts';
import type { Criterion } from '../criteria/criterion.ts';
import { sayCriterion } from '../criteria/say-criterion.ts';
import { rankCriteria } from '../criteria/rank-criteria.ts';
import { listDraws, listHardParts, lowerDraw, type Draw } from '../draws.ts';
import { listFacts } from '../facts.ts';
import { sayBoss } from '../manager.ts';
import type { Persona } from '../personas.ts';
import { makePlan } from '../plan.ts';
import { sayPlace } from '../place-words.ts';
import { capitalize, lowerFirst } from '../prose/casing.ts';
import { sayDate } from '../prose/dates.ts';
import { findForeignLanguage } from '../prose/foreign.ts';
import type { Slots } from '../prose/fill.ts';
import { pluralize, wordsOf } from '../prose/number.ts';
import { beginsWithVerb, toImperative } from '../prose/verbs.ts';
import { remember } from '../remember.ts';
import { readTradeTalk } from '../trade-talk/trade-talk.ts';

const LONGEST_DUTY = 95;
const LONGEST_DRAW = 90;
const LONGEST_NAME = 35;

/** Begins with a verb, also with one of kitchen and yard that tables of office verbs leave out. */
const isOrder = (text: string): boolean =>
  beginsWithVerb(text) ||
  /^(?:break|grill|fry|bake|plate|peel|mop|dust|dig|saut[eé]|shuck|pour|roll|trim|prune)\b/i.test(
    text,
  );

const isUsable = ({ text }: { text: string }): boolean => !findForeignLanguage(text);

/** Duties short enough for a message, as the job says them. */
export const listShortDuties = remember(({ brief }: Source): string[] =>
  listFacts(brief, { kinds: ['duty'] })
    .filter(isUsable)
    .filter(({ text }) => isOrder(text) && !/^reports? (?:directly )?to\b/i.test(text))
    .map((fact) => sayLine({ text: toImperative(fact.text) }, LONGEST_DUTY)),
);

export const listShortDraws = remember((source: Source): Draw[] =>
  listDraws(source).filter(
    (draw) => draw.topic !== 'pay' && draw.text.length <= LONGEST_DRAW && isUsable(draw),
  ),
);

const at = <T>(items: readonly T[], index: number): T | undefined =>
  items.length === 0 ? undefined : items[index % items.length];

/** Each persona is asked about another of the heaviest criteria; those with a plain name come first. */
function sayTop(criteria: readonly Criterion[], seat: number): string | undefined {
  const plain = criteria.filter(
    ({ competency, name }) => competency !== null || !beginsWithVerb(name),
  );
  const chosen = at(plain.length > 0 ? plain.slice(0, 4) : criteria, seat);
  return chosen && sayCriterion(chosen);
}

/** "Senior CDL-A regional driver II" is "regional driver" once the job has been named in full. */
export function nameTitle({ title }: Pick<Source['brief'], 'title'>): string {
  const [core = ''] = title.singular.split(
    /(?:(?<!\s)\s+)?(?:[,(/:–—]|\s-\s|\b(?:of|for|with|in|at|to|und|and|&)\b)/i,
  );
  const words = core
    .replace(/(?<!\s)\s+(?:[ivx]+|\d+)$/i, '')
    .split(/\s+/)
    .filter(Boolean);
  const whole = words.join(' ');
  if (words.length < 2) return title.singular;
  return whole.length <= LONGEST_NAME ? whole : words.slice(-3).join(' ');
}

/** What the trade itself asks, sends, compares and learns; each persona begins at another place of the lists. */
export function listTradeSlots(source: Source, seat = 0, kind?: Persona['kind']): Slots {
  const { asks, lost, wonder: _all, ...talk } = readTradeTalk(source, kind);
  const usual = source.market.profile.duties;
  const open = listOpenFirst(source);
  return {
    ...talk,
    ask: at(asks, seat),
    ask2: at(asks, seat + 2),
    wonder: at(open, seat),
    wonder2: at(open, seat + 1),
    lost: at(lost, seat),
    usual: at(usual, seat),
  };
}

const isAnswered = ({ brief }: Source, question: string): boolean =>
  listAlike(brief.facts, question).length > 0;

/** What the job leaves open is worth asking before what it already says. */
const listOpenFirst = remember((source: Source): string[] =>
  readTradeTalk(source).wonder.toSorted(
    (a, b) => Number(isAnswered(source, a)) - Number(isAnswered(source, b)),
  ),
);

/** A duty each while they last: saying the same one in every message would make it a slogan. */
function shareDuties(duties: readonly string[], seat: number): Slots {
  const next = duties[seat + 4] ?? (duties.length > 1 ? at(duties, seat + 1) : null);
  return {
    duty: duties[seat] && lowerFirst(duties[seat]),
    duty2: next && lowerFirst(next),
    dutyShort: duties.length > 0 ? lowerFirst(at(duties, seat)!) : null,
  };
}

const listShortHardParts = remember(({ brief }: Source): string[] =>
  listHardParts(brief).filter((part) => part.length <= LONGEST_DRAW),
);

/** What a message to one persona may draw on; each persona gets other duties and draws first. */
export function listMessageSlots(source: Source, persona: Persona, seat: number): Slots {
  const { brief, market } = source;
  const { pay, timeline } = makePlan(source);
  const draws = listShortDraws(source);
  const place = sayPlace(brief);
  const criteria = rankCriteria(source).filter(
    ({ isGate, origin }) => !isGate && origin !== 'conditions',
  );
  const draw = at(draws, seat * 2);
  const second = draws.length > 1 ? at(draws, seat * 2 + 1) : null;
  const goal = listFacts(brief, { kinds: ['goal'] })
    .filter(isUsable)
    .find(({ text }) => text.length <= LONGEST_DUTY);
  const hard = listShortHardParts(source)[seat];
  const count = brief.openings?.count ?? 1;
  const [rival] = market.profile.family.rivals;
  return {
    ...listTradeSlots(source, seat, persona.kind),
    ...shareDuties(listShortDuties(source), seat),
    title: brief.title.singular,
    titleCap: brief.title.clean.length <= 45 ? brief.title.clean : capitalize(brief.title.singular),
    name: nameTitle(brief),
    titles: pluralize(nameTitle(brief)),
    openings: wordsOf(count, `${brief.title.singular} opening`),
    employer: source.employer.name || brief.employer.name,
    signsFor: source.employer.signsFor ?? (source.employer.name || brief.employer.name),
    manager: sayBoss(source),
    in: place.in,
    town: place.town,
    place: place.label,
    pay: pay.spoken,
    low: pay.low,
    draw: draw && lowerDraw(draw),
    second: second && lowerDraw(second),
    goal: goal && sayLine(goal),
    hard: hard && lowerFirst(hard),
    top: sayTop(criteria, seat) ?? brief.title.singular,
    background: persona.kind === 'background' ? lowerFirst(persona.name) : null,
    rival: rival && lowerFirst(rival),
    start: timeline.start.stated ? sayDate(timeline.start.day) : null,
  };
}
