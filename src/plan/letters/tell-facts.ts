import { stripEnd } from '#writing/casing.ts';
import type { PlannedPersona } from '../personas.ts';
import { makePlan, type Plan } from '../plan.ts';
import { memoize } from '../memoize.ts';
import { listFacts, ownWords } from '../own-words.ts';
import type { Source } from '../source.ts';
import { listJobFacts } from './job-facts.ts';
import { motivesOf, type Motive } from './motives.ts';
import { joinGood, listGood } from './list-good.ts';
import { weighBenefit } from './weigh-benefit.ts';

/** One whole sentence of something the advertisement states, and which wishes it answers. */
interface Told {
  text: string;
  motives: readonly Motive[];
}

const teamOf =
  /\b((?:an?|our|the) (?:(?:[\p{L}-]+|\d+[- ]person),? ){0,3}(?:team|crew|department) of (?:about |over |around |approximately )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)(?: [\p{L}-]+){0,2})/iu;
const sized =
  /\b(an? (?:energetic|friendly|small|close-knit|growing|tight-knit|large|established|diverse|multidisciplinary|multi-disciplinary|interdisciplinary|collaborative|supportive|dedicated|experienced|young|stable) (?:[\p{L}-]+ ){0,2}team)\b/iu;

/** What is said of the team, in a sentence; empty where nothing is. */
export function describeTeam({ brief }: Source): string {
  const texts = [
    ...listFacts(brief, { kinds: ['team', 'culture', 'other', 'duty', 'benefit'] }).map(ownWords),
    ...brief.employerBlocks.map(({ text }) => text),
  ];
  const of = texts.flatMap((text) => teamOf.exec(text)?.[1] ?? [])[0];
  const manner = texts.flatMap((text) => sized.exec(text)?.[1] ?? [])[0];
  const team = of ?? brief.teamSaid[0]?.text ?? manner;
  return team === undefined
    ? ''
    : `The posting speaks of ${team.toLowerCase().replace(/^(?:our|the) /, 'a ')}.`;
}

/** With whom one works and for whom, as far as it is said. */
function sayTeam(source: Source, { names }: Pick<Plan, 'names'>): string {
  const boss = source.brief.reportsTo === null ? '' : `You would report to ${names.manager}.`;
  return [describeTeam(source), boss].filter(Boolean).join(' ');
}

/** "The posting promises paid training" says nothing beside "paid training" among the benefits. */
const isOffered = (source: Source, taught: string): boolean => {
  const [, thing] = /^The posting promises (.+)\.$/.exec(taught) ?? [];
  return thing !== undefined && listGood(source).some((benefit) => benefit.includes(thing));
};

/** Everything a letter may tell besides what the job is, where, for how much and when. */
const listTold = memoize((source: Source): Told[] => {
  const plan = makePlan(source);
  const facts = listJobFacts(source);
  const told: Told[] = [
    {
      text: isOffered(source, facts.taught) ? '' : facts.taught,
      motives: ['learning', 'progression'],
    },
    { text: facts.special, motives: ['variety', 'closeness'] },
    { text: sayTeam(source, plan), motives: ['team'] },
    { text: facts.site, motives: ['closeness'] },
    ...facts.work.slice(0, shownWork).map((text) => ({
      text,
      motives: [...motivesOf(text).filter((one) => one !== 'pay'), 'variety' as const],
    })),
  ];
  return told.filter(({ text }) => text !== '');
});

/** Further down a list of duties stands what no letter should lead with. */
const shownWork = 3;

/** What moves such people, the first wish first. */
const wishes = ({ moves_for }: Pick<PlannedPersona, 'moves_for'>): Motive[] =>
  moves_for.flatMap(motivesOf);

const rankOf = (motives: readonly Motive[], wanted: readonly Motive[]): number => {
  const at = wanted.findIndex((wish) => motives.includes(wish));
  return at === -1 ? wanted.length + 1 : at;
};

const isFirst = (benefit: string): boolean => weighBenefit(benefit) >= 100;
const mostWish = 3;
const mostBenefits = 3;
const longestRow = 22;

/** Benefits in the order of what the persona moves for; "A, B and C". */
function sayGood(benefits: readonly string[], wanted: readonly Motive[], told: string): string[] {
  const open = benefits.filter((benefit) => !told.includes(benefit));
  const ranked = open
    .map((benefit, i) => ({
      benefit,
      // Money that is named comes first for everybody.
      rank: isFirst(benefit) ? -1 : Math.min(mostWish, rankOf(motivesOf(benefit), wanted)) + i,
    }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ benefit }) => benefit);
  let kept: string[] = [];
  for (const benefit of ranked) {
    if (kept.length >= mostBenefits) break;
    if ([...kept, benefit].join(' ').split(/\s+/).length <= longestRow) kept = [...kept, benefit];
  }
  return kept;
}

/** "It comes with A, B and C." of what was not told before; empty where nothing is left. */
export function tellOffer(source: Source, persona: PlannedPersona | null, told: string): string {
  const kept = sayGood(listGood(source), persona === null ? [] : wishes(persona), told);
  return kept.length === 0 ? '' : `It comes with ${joinGood(kept)}.`;
}

/** Facts that answer what such people move for, the closest first; then the rest. None that was told before. */
export function pickTold(
  source: Source,
  persona: PlannedPersona | null,
  { count, told, turn }: { count: number; told: string; turn: number },
): string[] {
  const wanted = persona === null ? [] : wishes(persona);
  const { welcome } = listJobFacts(source);
  const isNew = persona?.level === 'entry' && welcome !== '' && !told.includes(welcome);
  const open = listTold(source).filter(({ text }) => !told.includes(text));
  const ranked = open
    .map((one, i) => ({
      text: one.text,
      // Of two that answer as well, each second persona hears the other.
      rank: rankOf(one.motives, wanted) * 4 + (turn % 2 === 1 ? i ^ 1 : i),
    }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ text }) => text);
  return [...(isNew ? [welcome] : []), ...ranked].slice(0, count);
}

const stems = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 4));
/** "Being told in time" is nothing that a posting could be silent about. */
const isThing = (text: string): boolean => !/^(?:\p{L}+ing|Not|To|No)\b/iu.test(text);

/** The drawer speaks of such people; a letter speaks to one. */
export const toYou = (text: string): string =>
  text
    .replace(/\bthey are\b/g, 'you are')
    .replace(/\bthey\b/g, 'you')
    .replace(/\bthem(?:selves)?\b/g, (word) => (word === 'them' ? 'you' : 'yourself'))
    .replace(/\btheirs\b/g, 'yours')
    .replace(/\btheir\b/gi, 'your');

/** A wish of theirs on which the advertisement is silent; null where it has an answer to each. */
export const findSilent = (source: Source, { moves_for }: PlannedPersona): string | null => {
  const { brief } = source;
  const all = [
    brief.title.given,
    ...brief.facts.map(({ text }) => text),
    ...brief.employerBlocks.map(({ text }) => text),
  ].join('\n');
  const said = new Set(stems(all));
  const answered = new Set([
    ...listTold(source).flatMap(({ motives }) => motives),
    ...listGood(source).flatMap(motivesOf),
    ...(listJobFacts(source).hours === '' ? [] : ['schedule']),
    ...(brief.pay === null ? [] : ['pay']),
  ]);
  const silent = moves_for.find((wish) => {
    const own = stems(wish);
    return (
      isThing(wish) &&
      own.length > 0 &&
      own.every((stem) => !said.has(stem)) &&
      motivesOf(wish).every((motive) => !answered.has(motive))
    );
  });
  return silent === undefined ? null : toYou(stripEnd(silent));
};
